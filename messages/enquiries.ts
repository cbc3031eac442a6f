import { texts } from '@/lib/language/define';

/** Enquiries about own listings, and the conversation after one. */
export default texts({
  New: ['नवीन', 'नई'],
  'Call {phone}': ['फोन करा {phone}', 'कॉल करें {phone}'],
  'The number was taken back.': ['क्रमांक परत घेतला आहे.', 'नंबर वापस ले लिया गया है.'],
  'Mail {email}': ['ई-मेल पाठवा {email}', 'ई-मेल करें {email}'],
  Listing: ['जाहिरात', 'लिस्टिंग'],
  'Write an answer<hidden> about {about}</hidden>': [
    'उत्तर लिहा<hidden>: {about}</hidden>',
    'जवाब लिखें<hidden>: {about}</hidden>',
  ],
  'Conversation about {about}': ['संवाद: {about}', 'बातचीत: {about}'],
  'the enquiry of {name}': ['{name} यांची चौकशी', '{name} की पूछताछ'],
  You: ['तुम्ही', 'आप'],
  'The agency': ['एजन्सी', 'एजेंसी'],
  'Take my number back<hidden> from {name}</hidden>': [
    'माझा क्रमांक परत घ्या<hidden>: {name}</hidden>',
    'मेरा नंबर वापस लें<hidden>: {name}</hidden>',
  ],
  'Show my number<hidden> to {name}</hidden>': [
    'माझा क्रमांक दाखवा<hidden>: {name}</hidden>',
    'मेरा नंबर दिखाएँ<hidden>: {name}</hidden>',
  ],
  'About one listing only.': ['फक्त एका जाहिरातीबद्दल.', 'सिर्फ़ एक लिस्टिंग के बारे में.'],
  'Show all enquiries': ['सर्व चौकशी दाखवा', 'सभी पूछताछ दिखाएँ'],
  'When somebody asks about one of your listings, the message comes to your e-mail and stays here.': [
    'तुमच्या जाहिरातीबद्दल कोणी विचारले की निरोप तुमच्या ई-मेलवर येतो आणि इथे राहतो.',
    'जब कोई आपकी लिस्टिंग के बारे में पूछता है, तो संदेश आपके ई-मेल पर आता है और यहाँ रहता है.',
  ],
  'My properties': ['माझ्या मालमत्ता', 'मेरी प्रॉपर्टी'],
  Enquiries: ['चौकशी', 'पूछताछ'],
  'No enquiries yet': ['अजून चौकशी नाही', 'अभी कोई पूछताछ नहीं'],
});
