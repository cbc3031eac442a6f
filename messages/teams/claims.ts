import { defineTexts } from '@/lib/platform/language/define';

/** Records that a colleague has open, and the next one that is free. */
export default defineTexts({
  'Colleagues have all the others open': [
    'सहकाऱ्यांनी उघडलेल्यांशिवाय काही राहिलेले नाही',
    'सहकर्मियों के खोले हुए के अलावा कुछ बाकी नहीं',
  ],
  '{name} took over': ['हे आता {name} यांच्याकडे आहे', 'यह अब {name} के पास है'],
  '{name} has this open until {time}': [
    'हे {name} यांच्याकडे उघडे आहे, {time}पर्यंत',
    'यह {name} के पास {time} तक खुला है',
  ],
  'Message to {name}': ['{name} यांना संदेश', '{name} को संदेश'],
  'Take over': ['माझ्याकडे घ्या', 'अपने पास लें'],
});
