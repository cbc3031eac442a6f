import { defineTexts } from '@/lib/platform/language/define';

/** Drawings of a listing: the picture of a shared link, the brochure, the window card and the picture to send. */
export default defineTexts({
  '{area} carpet': ['{area} चटई क्षेत्र', '{area} कार्पेट एरिया'],
  '{count} BHK': ['{count} बीएचके', '{count} बीएचके'],
  'Floor {floor}': ['मजला {floor}', 'मंज़िल {floor}'],
  '{length} front': ['{length} दर्शनी रुंदी', 'सामने {length}'],
  '{length} road': ['{length} रस्ता', '{length} सड़क'],
  'MahaRERA project': ['महारेरा प्रकल्प', 'महारेरा प्रोजेक्ट'],
  'MahaRERA agent {number}': ['महारेरा एजंट {number}', 'महारेरा एजेंट {number}'],
  'Listed by {name} ({role, select, owner {owner} other {broker}})': [
    'जाहिरातदार: {name} ({role, select, owner {मालक} other {एजंट}})',
    'विज्ञापनदाता: {name} ({role, select, owner {मालिक} other {ब्रोकर}})',
  ],
  'Made on {date}. The page shows later changes.': [
    '{date} रोजी तयार केले: त्यानंतरचे बदल पानावर आहेत.',
    '{date} को तैयार: उसके बाद के बदलाव पेज पर हैं।',
  ],
  Description: ['वर्णन', 'विवरण'],
  'Floor plan': ['फ्लोअर प्लॅन', 'फ़्लोर प्लान'],
  Nearby: ['आजूबाजूला काय आहे', 'आसपास क्या है'],
  '{label} (estimate)': ['{label} (अंदाज)', '{label} (अनुमान)'],
  'As the crow flies. Outer ring: {distance}': [
    'सरळ रेषेतील अंतरे. बाहेरचे वर्तुळ: {distance}',
    'सीधी दूरी। बाहरी घेरा: {distance}',
  ],
  'not known': ['माहीत नाही', 'मालूम नहीं'],
});
