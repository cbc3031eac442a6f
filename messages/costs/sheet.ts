import { defineTexts } from '@/lib/platform/language/define';

/** Sheets of costs and the calculator of the instalment. */
export default defineTexts({
  '{label}, {percent}%': ['{label}, {percent}%', '{label}, {percent}%'],
  '{label}, {percent}%, at most {cap}': [
    '{label}, {percent}%, जास्तीत जास्त {cap}',
    '{label}, {percent}%, ज़्यादा से ज़्यादा {cap}',
  ],
  'as from {date}': ['{date}पासून', '{date} से'],
  'for {months} months, as from {date}': [
    '{months} महिन्यांसाठी, {date}पासून',
    '{months} महीनों के लिए, {date} से',
  ],
  'Our fee': ['आमचे शुल्क', 'हमारी फ़ीस'],
  'Our fee, {percent}% with taxes': ['आमचे शुल्क, करांसह {percent}%', 'हमारी फ़ीस, टैक्स सहित {percent}%'],
  'Our fee, {months, plural, one {one month} other {# months}} with taxes': [
    'आमचे शुल्क, करांसह {months, plural, one {एक महिना} other {# महिने}}',
    'हमारी फ़ीस, टैक्स सहित {months, plural, one {एक महीना} other {# महीने}}',
  ],
  'Society transfer charges': ['सोसायटी हस्तांतरण शुल्क', 'सोसाइटी ट्रांसफ़र शुल्क'],
  'Costs of a loan of {amount}': ['{amount} कर्जाचा खर्च', '{amount} के लोन का खर्च'],
  'about {percent}%': ['सुमारे {percent}%', 'लगभग {percent}%'],
  'Title search and papers': ['मालकी हक्काचा शोध आणि कागदपत्रे', 'टाइटल खोज और दस्तावेज़'],
  'First month': ['पहिला महिना', 'पहला महीना'],
  'Deposit, which comes back': ['अनामत रक्कम, परत मिळते', 'सिक्योरिटी डिपॉज़िट, वापस मिलता है'],
  'Stamp duty on the agreement': ['करारावरील मुद्रांक शुल्क', 'एग्रीमेंट पर स्टाम्प ड्यूटी'],
  'Registration of the agreement': ['कराराची नोंदणी', 'एग्रीमेंट का रजिस्ट्रेशन'],
  'not known': ['माहीत नाही', 'मालूम नहीं'],
  estimate: ['अंदाज', 'अनुमान'],
  '{total}, about': ['सुमारे {total}', 'लगभग {total}'],
  'Cost of moving in': ['राहायला जाण्याचा खर्च', 'शिफ़्ट होने का खर्च'],
  'Total to move in': ['राहायला जाण्याचा एकूण खर्च', 'शिफ़्ट होने का कुल खर्च'],
  'There’s no total because some costs aren’t known. Please ask before you decide.': [
    'काही खर्च माहीत नसल्यास एकूण रक्कम दाखवली जात नाही: निर्णय घेण्याआधी विचारा.',
    'कोई खर्च मालूम न हो तो कुल रकम नहीं दिखाई जाती: फ़ैसला करने से पहले पूछें।',
  ],
  'What it costs in all': ['एकूण खर्च किती', 'कुल खर्च कितना'],
  'Without our service and fee': ['आमची सेवा आणि शुल्क वगळून', 'हमारी सेवा और फ़ीस के बिना'],
  'All buyers are women': ['सर्व खरेदीदार महिला आहेत', 'सभी खरीदार महिलाएँ हैं'],
  'Price and government charges': ['किंमत आणि सरकारी शुल्क', 'कीमत और सरकारी शुल्क'],
  'All-in cost': ['एकूण खर्च', 'कुल खर्च'],
  'Known total': ['माहीत असलेल्या खर्चाची बेरीज', 'जो मालूम है उसका जोड़'],
  'All in': ['सर्व खर्चासह', 'सब खर्च मिलाकर'],
  'Rates from: {who}.': ['दर: {who}.', 'दरें: {who}।'],
  'On the price or the ready reckoner value, whichever is higher.': [
    'किंमत किंवा रेडी रेकनर मूल्य, जे जास्त असेल त्यावर.',
    'कीमत या रेडी रेकनर मूल्य, जो ज़्यादा हो उस पर।',
  ],
  'Unknown costs come on top. Please ask us.': [
    'जे खर्च माहीत नाहीत ते याशिवाय लागतील: आम्हाला विचारा.',
    'जो खर्च मालूम नहीं, वे इसके अलावा लगेंगे: हमसे पूछें।',
  ],
  'Stamp duty, registration and local taxes come on top of the price. We don’t know the rates in {place}, so we show no total. Siddhant, our legal line, can find out which rates apply on your date.':
    [
      'किमतीशिवाय मुद्रांक शुल्क, नोंदणी आणि स्थानिक कर लागतात. इथले दर ({place}) आम्हाला माहीत नाहीत, म्हणून एकूण रक्कम दाखवलेली नाही. तुमच्या व्यवहाराच्या दिवशी कोणते दर लागू असतील ते आमची कायदेशीर सेवा सिद्धांत शोधून देते.',
      'कीमत के अलावा स्टाम्प ड्यूटी, रजिस्ट्रेशन और स्थानीय कर लगते हैं। यहाँ की दरें ({place}) हमें मालूम नहीं, इसलिए कुल रकम नहीं दिखाई गई है। आपके सौदे के दिन कौन-सी दरें लागू होंगी, यह हमारी कानूनी सेवा सिद्धांत बताती है।',
    ],
  'this place': ['हे ठिकाण', 'यह जगह'],
  'Ask Siddhant': ['सिद्धांतला विचारा', 'सिद्धांत से पूछें'],
  'Monthly instalment': ['मासिक हप्ता (ईएमआय)', 'मासिक किस्त (ईएमआई)'],
  'Own money': ['स्वतःचे पैसे', 'अपना पैसा'],
  Years: ['वर्षे', 'साल'],
  '{count} years': ['{count} वर्षे', '{count} साल'],
  'Annual interest': ['वार्षिक व्याज', 'सालाना ब्याज'],
  '{amount} a month': ['दरमहा {amount}', '{amount} प्रति माह'],
  'Loan {loan}, interest over the years {interest}': [
    'कर्ज {loan}, एकूण व्याज {interest}',
    'लोन {loan}, कुल ब्याज {interest}',
  ],
  '{source}, as from {date}. <a>Vridi</a> compares real rates.': [
    '{source}, {date}पासून; <a>वृद्धी</a> खऱ्या दरांची तुलना करते.',
    '{source}, {date} से; <a>वृद्धि</a> असली दरों की तुलना करती है।',
  ],
  'This interest rate is an example. <a>Vridi</a> compares real ones.': [
    'हा व्याजदर उदाहरणादाखल आहे; <a>वृद्धी</a> खऱ्या दरांची तुलना करते.',
    'यह ब्याज दर सिर्फ़ उदाहरण है; <a>वृद्धि</a> असली दरों की तुलना करती है।',
  ],
});
