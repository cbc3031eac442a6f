import { defineTexts } from '@/lib/platform/language/define';

/** A deal's complete file: page, paper and ZIP. */
export default defineTexts({
  'Deal file': ['व्यवहाराची फाइल', 'सौदे की फ़ाइल'],
  'As it was on {date}': ['स्थिती: {date}', '{date} की स्थिति'],
  'Who does what next': ['पुढे कोण काय करणार', 'आगे कौन क्या करेगा'],
  'Nothing left to do.': ['आता काहीही बाकी नाही.', 'अब कुछ बाकी नहीं है।'],
  late: ['उशीर', 'देर'],
  'Someone other than the person who entered it': [
    'नोंदवणाऱ्यांव्यतिरिक्त दुसरी व्यक्ती',
    'दर्ज करने वाले के अलावा दूसरा व्यक्ति',
  ],
  // steps
  'Enter the price or the rent': ['किंमत किंवा भाडे लिहा', 'कीमत या किराया लिखें'],
  'Enter the parties': ['पक्षांची नावे भरा', 'पक्षों के नाम भरें'],
  '{what}': ['{what}', '{what}'],
  'See this paper: {what}': ['हे कागदपत्र पाहा: {what}', 'यह दस्तावेज़ देखें: {what}'],
  'Pay the token of {what}': ['{what} टोकन भरा', '{what} टोकन चुकाएँ'],
  'Confirm the token of {what} in the bank statement': [
    'बँक स्टेटमेंट पाहून {what} टोकनची पुष्टी करा',
    'बैंक स्टेटमेंट देखकर {what} टोकन की पुष्टि करें',
  ],
  'Get the signatures for {what}': ['{what}: स्वाक्षऱ्या मिळवा', '{what}: हस्ताक्षर लें'],
  'Issue the draft invoice': ['मसुद्यातील बिल जारी करा', 'ड्राफ़्ट बिल जारी करें'],
  'Write the invoice for the commission': ['कमिशनचे बिल तयार करा', 'कमीशन का बिल बनाएँ'],
  'Move the deal to the stage {what}': [
    'व्यवहार पुढच्या टप्प्यावर न्या: {what}',
    'सौदे को अगले चरण पर ले जाएँ: {what}',
  ],
  // its parts
  Property: ['मालमत्ता', 'प्रॉपर्टी'],
  'MahaRERA number': ['महारेरा क्रमांक', 'महारेरा नंबर'],
  Money: ['पैसे', 'पैसे'],
  '{name}’s token': ['{name} यांचे टोकन', '{name} का टोकन'],
  'Left to pay after the token': ['टोकननंतर बाकी रक्कम', 'टोकन के बाद बाकी रकम'],
  'Commission with GST': ['जीएसटीसह कमिशन', 'जीएसटी सहित कमीशन'],
  '{name}’s share': ['{name} यांचा वाटा', '{name} का हिस्सा'],
  'Invoice {number}': ['बिल {number}', 'बिल {number}'],
  'Credit note {number}': ['क्रेडिट नोट {number}', 'क्रेडिट नोट {number}'],
  draft: ['मसुदा', 'ड्राफ़्ट'],
  done: ['झाले', 'हो गया'],
  'No one is entered yet.': ['अजून कोणाचीही नोंद नाही.', 'अभी कोई दर्ज नहीं है।'],
  'No date is entered yet.': ['अजून एकही तारीख नाही.', 'अभी कोई तारीख नहीं है।'],
  // the ZIP
  'Document: {name}': ['दस्तऐवज: {name}', 'दस्तावेज़: {name}'],
  'Everything as one ZIP': ['सर्व काही एका ZIP मध्ये', 'सब कुछ एक ZIP में'],
  'The file as PDF and data, signed documents, receipts and invoices, with each file’s hash.': [
    'फाइल PDF आणि डेटा स्वरूपात, स्वाक्षरी झालेले दस्तऐवज, पावत्या आणि बिले, सोबत प्रत्येक फाइलच्या हॅशची यादी.',
    'फ़ाइल PDF और डेटा के रूप में, हस्ताक्षर किए दस्तावेज़, रसीदें और बिल, साथ में हर फ़ाइल के हैश की सूची।',
  ],
  'For the archive': ['संग्रहासाठी', 'संग्रह के लिए'],
  'For the bank: without commission and notes': [
    'बँकेसाठी: कमिशन आणि नोंदींशिवाय',
    'बैंक के लिए: कमीशन और नोट के बिना',
  ],
});
