import { defineTexts } from '@/lib/platform/language/define';

/** The pages of one's own visits, and of one visit by its link. `visits` has the visits themselves. */
export default defineTexts({
  'Homes you’re going to see, with times, the day’s route and a map.': [
    'तुम्ही पाहणार असलेली घरे: वेळा, त्या दिवसाचा मार्ग आणि नकाशा.',
    'जो घर आपको देखने हैं: समय, उस दिन का रास्ता और नक्शा।',
  ],
  'A visit': ['भेट', 'विज़िट'],
  '{name} would like to see a home': ['घर पाहायचे आहे: {name}', 'घर देखना है: {name}'],
  'Your visit': ['तुमची भेट', 'आपकी विज़िट'],
  'Only people with the link can see this page.': [
    'या पानाची लिंक नसलेल्यांना हे पान दिसत नाही.',
    'इस पेज के लिंक के बिना कोई और इसे नहीं देख सकता।',
  ],
  'With {name}': ['{name} यांच्यासोबत', '{name} के साथ'],
});
