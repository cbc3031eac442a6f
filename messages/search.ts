import { texts } from '@/lib/language/define';

/** The search box and its panel. */
export default texts({
  Properties: ['मालमत्ता', 'प्रॉपर्टी'],
  'Search in your own words: rooms, place, budget': [
    'तुमच्या शब्दांत शोधा: खोल्या, ठिकाण, बजेट',
    'अपने शब्दों में खोजें: कमरे, जगह, बजट',
  ],
  '3 BHK Dharampeth 60 lakh': ['3 बीएचके धरमपेठ 60 लाख', '3 बीएचके धरमपेठ 60 लाख'],
});
