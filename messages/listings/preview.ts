import { defineTexts } from '@/lib/platform/language/define';
import evidence from './evidence';

/** The notice above an owner's view of a listing, about its visibility and checks. */
export default defineTexts({
  ...evidence,
  Preview: ['प्रीव्ह्यू', 'प्रीव्यू'],
  '<b>Preview · {status}.</b> Visitors see this listing.': [
    '<b>प्रीव्ह्यू · {status}.</b> ही जाहिरात सर्वांना दिसते.',
    '<b>प्रीव्यू · {status}।</b> यह लिस्टिंग सबको दिखती है।',
  ],
  '<b>Preview · {status}.</b> Visitors do not see this listing.': [
    '<b>प्रीव्ह्यू · {status}.</b> ही जाहिरात इतरांना दिसत नाही.',
    '<b>प्रीव्यू · {status}।</b> यह लिस्टिंग दूसरों को नहीं दिखती।',
  ],
  'Open its page': ['तिचे पान उघडा', 'इसका पेज खोलें'],
  'Edit and publish': ['बदल करून प्रसिद्ध करा', 'बदलकर प्रकाशित करें'],
  'What was checked': ['काय तपासले आहे', 'क्या जाँचा गया है'],
  'Enter only what someone from the agency has seen or measured.': [
    'एजन्सीतील व्यक्तीने प्रत्यक्ष पाहिले किंवा मोजले तेच सांगा.',
    'वही बताएँ जो एजेंसी की टीम ने देखा या नापा हो।',
  ],
  'Enter what you know and can prove. The agency adds its own findings.': [
    'तुम्हाला माहीत आहे आणि दाखवता येईल ते सांगा. काय पाहिले किंवा मोजले ते एजन्सी सांगते.',
    'जो आपको मालूम है और दिखाया जा सकता है वह बताएँ। क्या देखा या नापा गया, यह एजेंसी बताती है।',
  ],
  'We couldn’t save this. Please try again.': [
    'हे जतन करता आले नाही. पुन्हा प्रयत्न करा.',
    'यह सहेजा नहीं जा सका। फिर से कोशिश करें।',
  ],
  'by us, {date}': ['आम्ही सांगितले, {date}', 'हमने बताया, {date}'],
  'by the lister, {date}': ['जाहिरातदाराने सांगितले, {date}', 'विज्ञापनदाता ने बताया, {date}'],
  '{field}: source': ['{field}: माहिती कुठून आली', '{field}: जानकारी कहाँ से आई'],
  'Seller’s word': ['विक्रेत्याचे म्हणणे', 'विक्रेता के अनुसार'],
  'Not asked': ['विचारले नाही', 'पूछा नहीं गया'],
  said: ['सांगितले', 'बताया गया'],
  'seen in a document': ['कागदपत्रात पाहिले', 'दस्तावेज़ में देखा'],
  measured: ['मोजले', 'नापा'],
});
