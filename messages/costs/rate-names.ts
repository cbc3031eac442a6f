import { defineTexts } from '@/lib/platform/language/define';

/** The statutory rates and rules that the site begins with (lib/costs/rates/default-rates.json); part of messages/labels.ts. */
export default defineTexts({
  'Stamp duty (women buyers)': ['मुद्रांक शुल्क (महिला खरेदीदार)', 'स्टाम्प ड्यूटी (महिला खरीदार)'],
  'Municipal council tax': ['नगरपरिषद कर', 'नगर परिषद कर'],
  'Zilla Parishad tax': ['जिल्हा परिषद कर', 'ज़िला परिषद कर'],
  'Registration fee': ['नोंदणी शुल्क', 'रजिस्ट्रेशन फ़ीस'],
  'GST (home under construction)': ['जीएसटी (बांधकाम सुरू असलेले घर)', 'जीएसटी (निर्माणाधीन घर)'],
  'GST (affordable home under construction)': [
    'जीएसटी (बांधकाम सुरू असलेले परवडणारे घर)',
    'जीएसटी (निर्माणाधीन किफ़ायती घर)',
  ],
  'Annual home loan interest': ['गृहकर्जाचे वार्षिक व्याज', 'होम लोन का सालाना ब्याज'],
  'Society transfer charges, at most': [
    'सोसायटी हस्तांतरण शुल्क, जास्तीत जास्त',
    'सोसाइटी ट्रांसफ़र शुल्क, ज़्यादा से ज़्यादा',
  ],
  'Stamp duty on the agreement': ['करारावरील मुद्रांक शुल्क', 'एग्रीमेंट पर स्टाम्प ड्यूटी'],
  'Registration of the agreement': ['कराराची नोंदणी', 'एग्रीमेंट का रजिस्ट्रेशन'],
  'SAC of brokerage on buildings': ['इमारतींवरील कमिशनचा एसएसी', 'इमारतों पर कमीशन का एसएसी'],
  'SAC of brokerage on land': ['जमिनीवरील कमिशनचा एसएसी', 'ज़मीन पर कमीशन का एसएसी'],
  'SAC of brokerage on a letting': ['भाड्यावरील कमिशनचा एसएसी', 'किराए पर कमीशन का एसएसी'],
  'Retention of invoices after the annual return is due': [
    'वार्षिक विवरणपत्राच्या मुदतीनंतर बिले ठेवण्याचा काळ',
    'सालाना रिटर्न की आखिरी तारीख के बाद बिल रखने की अवधि',
  ],
  'Limit before the registered agreement, as a share of the price': [
    'नोंदणीकृत करारापूर्वी किमतीचा जास्तीत जास्त भाग',
    'रजिस्टर्ड एग्रीमेंट से पहले कीमत का ज़्यादा से ज़्यादा हिस्सा',
  ],
  'Wording of the section': ['कलमातील शब्द', 'धारा के शब्द'],
  'Agent’s half-yearly report': ['एजंटचा सहामाही अहवाल', 'एजेंट की छमाही रिपोर्ट'],
  'Agent’s half-yearly report, after the half ends': [
    'एजंटचा सहामाही अहवाल, सहामाही संपल्यानंतर',
    'एजेंट की छमाही रिपोर्ट, छमाही खत्म होने के बाद',
  ],
  'Deadline for replying to a grievance': ['तक्रारीला उत्तर देण्याची मुदत', 'शिकायत के जवाब की अवधि'],
  'Longest leave and licence of article 36A': [
    'अनुच्छेद 36A चा सर्वांत मोठा लिव्ह अँड लायसन्स',
    'अनुच्छेद 36A का सबसे लंबा लीव एंड लाइसेंस',
  ],
  'Registration of a leave and licence': ['लिव्ह अँड लायसन्सची नोंदणी', 'लीव एंड लाइसेंस का रजिस्ट्रेशन'],
  'Notional yearly interest on a refundable deposit': [
    'परत मिळणाऱ्या अनामत रकमेवरील मानीव वार्षिक व्याज',
    'वापस मिलने वाले सिक्योरिटी डिपॉज़िट पर माना गया सालाना ब्याज',
  ],
  'Report about the licensee to the police': ['भाडेकरूची पोलिसांना माहिती', 'किराएदार की पुलिस को सूचना'],
  'Retention of signed documents after the last signature': [
    'शेवटच्या स्वाक्षरीनंतर सही केलेली कागदपत्रे ठेवण्याचा काळ',
    'आखिरी हस्ताक्षर के बाद हस्ताक्षर वाले दस्तावेज़ रखने की अवधि',
  ],
});
