import { texts } from '@/lib/language/define';

/** The search box and its panel. */
export default texts({
  Properties: ['मालमत्ता', 'प्रॉपर्टी'],
  'Search in your own words: rooms, place, budget': [
    'तुमच्या शब्दांत शोधा: खोल्या, ठिकाण, बजेट',
    'अपने शब्दों में खोजें: कमरे, जगह, बजट',
  ],
  '3 BHK Dharampeth 60 lakh': ['3 बीएचके धरमपेठ 60 लाख', '3 बीएचके धरमपेठ 60 लाख'],
  Understood: ['समजले', 'समझ में आया'],
  'Change {label}': ['{label} बदला', '{label} बदलें'],
  'Remove {label}': ['{label} काढा', '{label} हटाएँ'],
  'in {place}': ['{place} मध्ये', '{place} में'],
  'Not understood: {words}': ['समजले नाही: {words}', 'समझ में नहीं आया: {words}'],
});
