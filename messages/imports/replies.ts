import { defineTexts } from '@/lib/platform/language/define';

/** Reasons why a file is unreadable: lib/platform/tabular and lib/imports/files. */
export default defineTexts({
  'This is a price per unit of area, but there’s no area. Enter the total price': [
    'ही क्षेत्रफळाच्या एककाची किंमत आहे, पण क्षेत्रफळ दिलेले नाही. पूर्ण किंमत लिहा',
    'यह क्षेत्रफल की एक इकाई की कीमत है, पर क्षेत्रफल नहीं दिया गया है। पूरी कीमत लिखें',
  ],
  'No column gives the area. Choose the size above': [
    'क्षेत्रफळाचा कॉलम नाही. ही घरे किती मोठी आहेत ते वर ठरवा',
    'क्षेत्रफल का कॉलम नहीं है। ये घर कितने बड़े हैं, ऊपर तय करें',
  ],
  'This is a web page, not a sheet. Its site may have asked you to sign in. Sign in there and download the sheet again':
    [
      'ही शीट नाही, वेब पेज आहे: ज्या साइटवरून ती घेतली तिने लॉगिन मागितले असावे. तिथे लॉगिन करून शीट पुन्हा डाउनलोड करा',
      'यह शीट नहीं, वेब पेज है: जिस साइट से यह आई, उसने शायद लॉगिन माँगा हो। वहाँ लॉगिन करके शीट फिर डाउनलोड करें',
    ],
  'This is an exported chat, not a sheet. Paste its messages one by one under “List from a message”': [
    'ही शीट नाही, एक्सपोर्ट केलेला चॅट आहे. त्यातील संदेश एकेक करून “संदेशावरून जाहिरात” मध्ये पेस्ट करा',
    'यह शीट नहीं, एक्सपोर्ट की हुई चैट है। उसके संदेश एक-एक करके “संदेश से लिस्टिंग” में पेस्ट करें',
  ],
  'The file is empty': ['फाइल रिकामी आहे', 'फ़ाइल खाली है'],
  'The file has only a heading, or is empty': [
    'फाइलमध्ये शीर्षक आहे पण ओळी नाहीत किंवा ती रिकामी आहे',
    'फ़ाइल में शीर्षक है पर पंक्तियाँ नहीं या वह खाली है',
  ],
  'The file contains zero bytes. It is damaged or isn’t a text file': [
    'फाइल खराब झाली आहे किंवा ती मजकुराची फाइल नाही',
    'फ़ाइल खराब है या वह टेक्स्ट फ़ाइल नहीं है',
  ],
  'The file is password-protected. Remove the password and choose it again': [
    'फाइलला पासवर्ड आहे. तो काढा आणि फाइल पुन्हा निवडा',
    'फ़ाइल पर पासवर्ड लगा है। उसे हटाएँ और फ़ाइल फिर चुनें',
  ],
  'We couldn’t read the workbook. Save it as "Excel Workbook (.xlsx)" and choose that file': [
    'वर्कबुक वाचता येत नाही. ती "Excel Workbook (.xlsx)" म्हणून जतन करा आणि ती फाइल निवडा',
    'वर्कबुक पढ़ी नहीं जा सकती। उसे "Excel Workbook (.xlsx)" के रूप में सहेजें और वह फ़ाइल चुनें',
  ],
  'This is a binary workbook (XLSB). Save it as "Excel Workbook (.xlsx)" and choose that file': [
    'ही XLSB वर्कबुक आहे. ती "Excel Workbook (.xlsx)" म्हणून जतन करा आणि ती फाइल निवडा',
    'यह XLSB वर्कबुक है। उसे "Excel Workbook (.xlsx)" के रूप में सहेजें और वह फ़ाइल चुनें',
  ],
  'The workbook is damaged. Open it, save it again and choose that file': [
    'वर्कबुक खराब झाली आहे. ती उघडून पुन्हा जतन करा आणि ती फाइल निवडा',
    'वर्कबुक खराब है। उसे खोलकर फिर सहेजें और वह फ़ाइल चुनें',
  ],
  'The workbook is damaged or incomplete. Open it, save it again and choose that file': [
    'वर्कबुक खराब किंवा अपुरी आहे. ती उघडून पुन्हा जतन करा आणि ती फाइल निवडा',
    'वर्कबुक खराब या अधूरी है। उसे खोलकर फिर सहेजें और वह फ़ाइल चुनें',
  ],
  'The workbook has no readable sheet': ['वर्कबुकमध्ये वाचता येईल अशी शीट नाही', 'वर्कबुक में पढ़ने लायक कोई शीट नहीं है'],
  'The file has more than {most} characters. Split it and import the parts one by one': [
    'फाइलमध्ये {most}पेक्षा जास्त अक्षरे आहेत. तिचे भाग करा आणि एक-एक आयात करा',
    'फ़ाइल में {most} से ज़्यादा अक्षर हैं। उसे बाँटकर एक-एक हिस्सा आयात करें',
  ],
  'The file has more than {most} rows. Split it and import the parts one by one': [
    'फाइलमध्ये {most}पेक्षा जास्त ओळी आहेत. तिचे भाग करा आणि एक-एक आयात करा',
    'फ़ाइल में {most} से ज़्यादा पंक्तियाँ हैं। उसे बाँटकर एक-एक हिस्सा आयात करें',
  ],
  'The sheet has {columns} columns. The limit is {most}': [
    'शीटमध्ये {columns} कॉलम आहेत; जास्तीत जास्त {most} वाचता येतात',
    'शीट में {columns} कॉलम हैं; ज़्यादा से ज़्यादा {most} पढ़े जा सकते हैं',
  ],
  'Row {row} has more than {most} columns, which is the limit': [
    'ओळ {row}मध्ये वाचता येणाऱ्या {most}पेक्षा जास्त कॉलम आहेत',
    'पंक्ति {row} में पढ़े जा सकने वाले {most} से ज़्यादा कॉलम हैं',
  ],
  'Row {row} does not end, because its quotation mark is never closed': [
    'ओळ {row} संपत नाही: तिथे अवतरणचिन्ह सुरू होते आणि कधीच बंद होत नाही',
    'पंक्ति {row} खत्म नहीं होती: वहाँ उद्धरण चिह्न खुलता है और कभी बंद नहीं होता',
  ],
  'The sheet has a row {row}, but {last} is the last possible row': [
    'शीटमध्ये {row} क्रमांकाची ओळ आहे; वर्कबुकची शेवटची ओळ {last} असते',
    'शीट में {row} नंबर की पंक्ति है; वर्कबुक की आखिरी पंक्ति {last} होती है',
  ],
  'The workbook has more than {most} sheets. Copy the ones you need into another workbook': [
    'वर्कबुकमध्ये {most}पेक्षा जास्त शीट आहेत. हव्या त्या दुसऱ्या वर्कबुकमध्ये कॉपी करा',
    'वर्कबुक में {most} से ज़्यादा शीट हैं। ज़रूरी शीट दूसरी वर्कबुक में कॉपी करें',
  ],
  'The sheet has more than {most} merged areas. Unmerge them and choose the file again': [
    'शीटमध्ये {most}पेक्षा जास्त ठिकाणी सेल एकत्र केलेले आहेत. ते वेगळे करा आणि फाइल पुन्हा निवडा',
    'शीट में {most} से ज़्यादा जगह सेल मर्ज हैं। उन्हें अलग करें और फ़ाइल फिर चुनें',
  ],
  'The merged cells that begin in {cell} overlap others. Unmerge them and choose the file again': [
    '{cell}पासून एकत्र केलेले सेल इतरांवर येतात. ते वेगळे करा आणि फाइल पुन्हा निवडा',
    '{cell} से शुरू होने वाले मर्ज सेल दूसरों पर चढ़ते हैं। उन्हें अलग करें और फ़ाइल फिर चुनें',
  ],
  'The formula in cell {cell} fetches data from elsewhere ({name}). Replace it with its value and choose the file again':
    [
      'सेल {cell}मधील सूत्र बाहेरून माहिती आणते ({name}). त्याजागी किंमत पेस्ट करा आणि फाइल पुन्हा निवडा',
      'सेल {cell} का फ़ॉर्मूला बाहर से जानकारी लाता है ({name})। उसकी जगह मान पेस्ट करें और फ़ाइल फिर चुनें',
    ],
  'The file unpacks to far more than its size. Save it again, or choose another file': [
    'फाइल उघडल्यावर तिच्या आकारापेक्षा खूप मोठी होते. ती पुन्हा जतन करा किंवा दुसरी फाइल निवडा',
    'फ़ाइल खुलने पर अपने आकार से बहुत बड़ी हो जाती है। उसे फिर सहेजें या दूसरी फ़ाइल चुनें',
  ],
  'The file unpacks to more than {most} MB. Split it and choose the parts one by one': [
    'फाइल उघडल्यावर {most} MB पेक्षा मोठी होते. तिचे भाग करा आणि एक-एक निवडा',
    'फ़ाइल खुलने पर {most} MB से बड़ी हो जाती है। उसे बाँटकर एक-एक हिस्सा चुनें',
  ],
  'The ZIP has more than {most} files. Split it and choose the parts one by one': [
    'ZIP मध्ये {most}पेक्षा जास्त फाइल आहेत. तिचे भाग करा आणि एक-एक निवडा',
    'ZIP में {most} से ज़्यादा फ़ाइलें हैं। उसे बाँटकर एक-एक हिस्सा चुनें',
  ],
  'The workbook is nested more than {most} levels deep. Open it, save it again and choose that file': [
    'वर्कबुकमध्ये {most}पेक्षा जास्त घटक एकमेकांच्या आत आहेत. ती उघडून पुन्हा जतन करा आणि ती फाइल निवडा',
    'वर्कबुक में {most} से ज़्यादा तत्व एक-दूसरे के अंदर हैं। उसे खोलकर फिर सहेजें और वह फ़ाइल चुनें',
  ],
  'An element of the workbook has more than {most} attributes. Open it, save it again and choose that file': [
    'वर्कबुकमधील एका घटकाला {most}पेक्षा जास्त गुणधर्म आहेत. ती उघडून पुन्हा जतन करा आणि ती फाइल निवडा',
    'वर्कबुक के एक तत्व में {most} से ज़्यादा गुण हैं। उसे खोलकर फिर सहेजें और वह फ़ाइल चुनें',
  ],
  'This ZIP has no workbook in it. Choose the sheet itself': [
    'या ZIP मध्ये वर्कबुक नाही. शीटची फाइल निवडा',
    'इस ZIP में वर्कबुक नहीं है। शीट की फ़ाइल चुनें',
  ],
  'There is no sheet in this ZIP. Add the sheet to it, or choose the sheet and the ZIP': [
    'या ZIP मध्ये शीट नाही. शीट त्यात ठेवा किंवा शीट आणि ZIP दोन्ही निवडा',
    'इस ZIP में शीट नहीं है। शीट उसमें रखें या शीट और ZIP दोनों चुनें',
  ],
  'Another of your files is being processed. Please wait until it’s done': [
    'या खात्याच्या एका फाइलवर काम चालू आहे. ते संपेपर्यंत थांबा',
    'इस खाते की एक फ़ाइल पर काम चल रहा है। उसके पूरा होने तक रुकें',
  ],
  'This isn’t a table. Choose an Excel, ODS or CSV file': [
    'हा तक्ता नाही. Excel, ODS किंवा CSV फाइल निवडा',
    'यह तालिका नहीं है। Excel, ODS या CSV फ़ाइल चुनें',
  ],
});
