import { defineTexts } from '@/lib/platform/language/define';

/** The tax at a deal: who deducts what, the days, and the sheet to copy from. */
export default defineTexts({
  Tax: ['कर', 'टैक्स'],
  'Tax at the deal': ['व्यवहारावरील कर', 'सौदे पर टैक्स'],
  'Paid or credited on': ['पैसे दिल्याची किंवा जमा केल्याची तारीख', 'भुगतान या जमा की तारीख'],
  'Stamp duty value': ['मुद्रांक शुल्क मूल्य', 'स्टाम्प ड्यूटी मूल्य'],
  'Months of the letting in the tax year': ['कर वर्षातील भाड्याचे महिने', 'टैक्स वर्ष में किराए के महीने'],
  'The seller lives abroad (non-resident)': [
    'विक्रेत्याचे वास्तव्य परदेशात (अनिवासी)',
    'विक्रेता का निवास विदेश में (अनिवासी)',
  ],
  'Work it out': ['हिशेब करा', 'हिसाब लगाएँ'],
  'Write the price or the rent of the deal first.': [
    'आधी व्यवहाराची किंमत किंवा भाडे लिहा.',
    'पहले सौदे की कीमत या किराया लिखें।',
  ],
  'Nothing is deducted: the limit is {threshold}.': [
    'काही कापले जात नाही: मर्यादा {threshold} आहे.',
    'कुछ नहीं काटा जाता: सीमा {threshold} है।',
  ],
  'The buyer deducts {tax} and pays it to the government.': [
    'खरेदीदाराने {tax} कापून सरकारकडे भरायचे.',
    'खरीदार को {tax} काटकर सरकार के पास जमा करना है।',
  ],
  'The buyer deducts from a non-resident seller. This is the figure for the whole price, without surcharge and cess; ask a chartered accountant before paying.':
    [
      'अनिवासी विक्रेत्याला पैसे देताना खरेदीदाराने कर कापायचा. ही रक्कम पूर्ण किमतीवर आहे, अधिभार आणि उपकराशिवाय; पैसे देण्याआधी चार्टर्ड अकाउंटंटना विचारा.',
      'अनिवासी विक्रेता को भुगतान करते समय खरीदार को टैक्स काटना है। यह रकम पूरी कीमत पर है, अधिभार और उपकर के बिना; भुगतान से पहले चार्टर्ड अकाउंटेंट से पूछें।',
    ],
  'The tenant deducts {tax} from the rent of the last month.': [
    'भाडेकरूने शेवटच्या महिन्याच्या भाड्यातून {tax} कापायचे.',
    'किराएदार को आखिरी महीने के किराए से {tax} काटना है।',
  ],
  'Line by line': ['ओळीनुसार हिशेब', 'मद के अनुसार हिसाब'],
  Price: ['किंमत', 'कीमत'],
  'The higher of both': ['दोन्हींपैकी जास्त रक्कम', 'दोनों में से ज़्यादा रकम'],
  'Rent a month': ['दरमहा भाडे', 'मासिक किराया'],
  'Rent of the letting in the tax year': ['कर वर्षातील भाडे', 'टैक्स वर्ष का किराया'],
  'Tax to be deducted': ['कापायचा कर', 'काटा जाने वाला टैक्स'],
  'What is paid out': ['दिली जाणारी रक्कम', 'दी जाने वाली रकम'],
  '{label}, {percent} %': ['{label}, {percent}%', '{label}, {percent}%'],
  'What to do by when': ['काय, कधीपर्यंत', 'क्या, कब तक'],
  'Deduct the tax when paying': ['पैसे देताना कर कापा', 'भुगतान करते समय टैक्स काटें'],
  'File {form}': ['{form} भरा', '{form} भरें'],
  'Give {form} to the seller or owner': ['विक्रेत्याला किंवा मालकाला {form} द्या', 'विक्रेता या मालिक को {form} दें'],
  'Deposit the tax': ['कर भरा', 'टैक्स जमा करें'],
  'Put these days into the deal, with reminders': [
    'या तारखा स्मरणपत्रांसह व्यवहारात जोडा',
    'ये तारीखें रिमाइंडर के साथ सौदे में जोड़ें',
  ],
  'The days are in the deal and in its calendar.': [
    'या तारखा व्यवहारात आणि त्याच्या कॅलेंडरमध्ये आहेत.',
    'ये तारीखें सौदे में और उसके कैलेंडर में हैं।',
  ],
  'Sheet to copy from': ['अर्जात उतरवण्यासाठी माहिती', 'फ़ॉर्म में भरने के लिए जानकारी'],
  'Payer (deducts)': ['पैसे देणारे (कर कापतात)', 'भुगतानकर्ता (टैक्स काटने का दायित्व)'],
  'Payee (from whom)': ['पैसे घेणारे (ज्यांच्याकडून)', 'पाने वाले (जिनसे टैक्स कटता है)'],
  Form: ['फॉर्म', 'फ़ॉर्म'],
  'Rate in percent': ['दर (टक्के)', 'दर (प्रतिशत)'],
  Property: ['मालमत्ता', 'प्रॉपर्टी'],
  'Amount on which tax is deducted': ['ज्या रकमेवर कर', 'जिस रकम पर टैक्स'],
  'PAN of both sides: from their own papers, we do not show it here.': [
    'दोन्ही बाजूंचा पॅन त्यांच्या कागदपत्रांवरून घ्या, तो इथे दाखवला जात नाही.',
    'दोनों पक्षों का पैन उनके दस्तावेज़ों से लें, वह यहाँ नहीं दिखाया जाता।',
  ],
  'Where this comes from': ['माहितीचा स्रोत', 'जानकारी का स्रोत'],
  'holds from {from}, read on {date}': [
    '{from}पासून लागू, {date} रोजी वाचले',
    '{from} से लागू, {date} को पढ़ा गया',
  ],
  'Sources do not settle this:': ['स्रोतांमध्ये हे स्पष्ट नाही:', 'स्रोतों में यह स्पष्ट नहीं:'],
});
