import { defineTexts } from '@/lib/platform/language/define';

/** The agency's data: service lines, reasons and testimonials (lib/content/service-lines, lib/content/constants.ts). */
export default defineTexts({
  Aashray: ['आश्रय', 'आश्रय'],
  Vridi: ['वृद्धी', 'वृद्धि'],
  Siddhant: ['सिद्धांत', 'सिद्धांत'],
  Kalpa: ['कल्प', 'कल्प'],
  Neeti: ['नीती', 'नीति'],
  Sampaadana: ['संपादन', 'संपादन'],
  Manthan: ['मंथन', 'मंथन'],
  'Realty consultancy': ['मालमत्ता सल्ला', 'प्रॉपर्टी सलाह'],
  'Home and property loans': ['गृह आणि मालमत्ता कर्ज', 'होम और प्रॉपर्टी लोन'],
  'Property legal services': ['मालमत्तेची कायदेशीर कामे', 'प्रॉपर्टी के कानूनी काम'],
  'Architecture and interiors': ['वास्तुरचना आणि इंटिरियर', 'आर्किटेक्चर और इंटीरियर'],
  'Building security and management': ['इमारतीची सुरक्षा आणि व्यवस्थापन', 'इमारत की सुरक्षा और प्रबंधन'],
  'Building materials': ['बांधकाम साहित्य', 'निर्माण सामग्री'],
  'Agri, industrial and medical consultancy': [
    'शेती, उद्योग आणि रुग्णालय प्रकल्पांसाठी सल्ला',
    'खेती, उद्योग और अस्पताल प्रोजेक्ट की सलाह',
  ],
  'Buying, selling and letting homes, plots and business premises, with the papers read first.': [
    'घर, प्लॉट आणि व्यवसायाच्या जागांची खरेदी, विक्री आणि भाडे; आधी कागदपत्रे तपासून.',
    'घर, प्लॉट और कारोबार की जगह खरीदना, बेचना और किराए पर देना; पहले दस्तावेज़ जाँचकर।',
  ],
  'Home loans, balance transfers and loans against property, compared on their true cost.': [
    'गृहकर्ज, बॅलन्स ट्रान्सफर आणि मालमत्तेवर कर्ज; खऱ्या खर्चाची तुलना करून.',
    'होम लोन, बैलेंस ट्रांसफ़र और प्रॉपर्टी पर लोन; असली लागत की तुलना के साथ।',
  ],
  'Title search, agreements, registration, wills and society matters, in language you can follow.': [
    'मालकी हक्काचा शोध, करारनामे, नोंदणी, मृत्युपत्र आणि सोसायटीची कामे; तुम्हाला समजेल अशा भाषेत.',
    'टाइटल खोज, एग्रीमेंट, रजिस्ट्री, वसीयत और सोसाइटी के काम; आपकी समझ की भाषा में।',
  ],
  'Houses, offices and interiors designed for the Nagpur sun, with drawings that can be built.': [
    'नागपूरच्या उन्हाचा विचार केलेली घरे, ऑफिस आणि इंटिरियर; प्रत्यक्ष बांधता येतील असे आराखडे.',
    'नागपुर की धूप को ध्यान में रखकर बने घर, ऑफ़िस और इंटीरियर; ऐसे नक्शे जो सच में बन सकें।',
  ],
  'Guards, housekeeping, lifts, pumps and accounts of a building, run to a written standard.': [
    'इमारतीचे सुरक्षारक्षक, साफसफाई, लिफ्ट, पंप आणि हिशेब; ठरलेल्या लेखी दर्जानुसार.',
    'इमारत के गार्ड, सफ़ाई, लिफ़्ट, पंप और हिसाब; तय लिखित मानक के अनुसार।',
  ],
  'Cement, steel, bricks, tiles and fittings: right grade, tested, at site on the day.': [
    'सिमेंट, स्टील, विटा, टाइल्स आणि फिटिंग्ज: योग्य दर्जा, तपासलेले, ठरलेल्या दिवशी साइटवर.',
    'सीमेंट, स्टील, ईंट, टाइल और फ़िटिंग: सही ग्रेड, जाँचा हुआ, तय दिन पर साइट पर।',
  ],
  'Land, licences and project reports for farms, factories, clinics and hospitals.': [
    'शेती, कारखाने, दवाखाने आणि रुग्णालयांसाठी जमीन, परवाने आणि प्रकल्प अहवाल.',
    'खेत, कारखाने, क्लिनिक और अस्पताल के लिए ज़मीन, लाइसेंस और प्रोजेक्ट रिपोर्ट।',
  ],
  // reasons
  'years in one city': ['वर्षे एकाच शहरात', 'साल एक ही शहर में'],
  'We know its roads, its builders and its registries, and will still be here when your papers are asked for.':
    [
      'इथले रस्ते, बिल्डर आणि नोंदणी कार्यालये आम्हाला माहीत आहेत; कागदपत्रे लागतील तेव्हाही आम्ही इथेच असू.',
      'यहाँ की सड़कें, बिल्डर और रजिस्ट्री दफ़्तर हम जानते हैं; जब दस्तावेज़ों की ज़रूरत होगी, तब भी हम यहीं होंगे।',
    ],
  'homes verified by us': ['घरांची माहिती पुराव्यांशी पडताळली', 'घरों की जानकारी सबूतों से मिलाई गई'],
  'Title, price, place, size and photos, before you spend a Saturday on seeing them.': [
    'शीर्षक, किंमत, ठिकाण, क्षेत्रफळ आणि फोटो: तुम्ही पाहायला जाण्याआधीच.',
    'शीर्षक, कीमत, जगह, क्षेत्रफल और फ़ोटो: आपके देखने जाने से पहले ही।',
  ],
  'services in one office': ['सेवा एकाच ऑफिसमध्ये', 'सेवाएँ एक ही ऑफ़िस में'],
  'Property, loan, legal, design, security, materials and land. You never explain anything twice.': [
    'मालमत्ता, कर्ज, कायदा, डिझाइन, सुरक्षा, साहित्य आणि जमीन: काहीही दोनदा सांगावे लागत नाही.',
    'प्रॉपर्टी, लोन, कानून, डिज़ाइन, सुरक्षा, सामग्री और ज़मीन: कुछ भी दो बार नहीं बताना पड़ता।',
  ],
  'properties, each with its full cost': ['मालमत्ता, प्रत्येकीच्या पूर्ण खर्चासह', 'प्रॉपर्टी, हर एक पूरे खर्च के साथ'],
  'Wherever we have the rates, stamp duty, registration and GST are worked out on the listing before you call.':
    [
      'जिथले दर आमच्याकडे आहेत, तिथे मुद्रांक शुल्क, नोंदणी आणि जीएसटी तुम्ही फोन करण्याआधीच दाखवलेले असतात.',
      'जहाँ की दरें हमारे पास हैं, वहाँ स्टाम्प ड्यूटी, रजिस्ट्री और जीएसटी आपके फ़ोन से पहले ही दिखाए जाते हैं।',
    ],
  // letters
  'Rohini Deshpande': ['रोहिणी देशपांडे', 'रोहिणी देशपांडे'],
  'Imran Sheikh': ['इम्रान शेख', 'इमरान शेख'],
  'Sushma and Vijay Bawane': ['सुषमा आणि विजय बावणे', 'सुषमा और विजय बावणे'],
  'Bought a 3 BHK flat': ['3 बीएचके फ्लॅट घेतला', '3 बीएचके फ्लैट खरीदा'],
  'Sold a plot': ['प्लॉट विकला', 'प्लॉट बेचा'],
  'Built a house': ['घर बांधले', 'घर बनवाया'],
  'They told us to wait on the first flat because the occupation certificate was missing. The second one had every paper in order.':
    [
      'पहिल्या फ्लॅटचे भोगवटा प्रमाणपत्र नव्हते म्हणून त्यांनी थांबायला सांगितले. दुसऱ्याची सर्व कागदपत्रे व्यवस्थित होती.',
      'पहले फ्लैट का ऑक्यूपेंसी सर्टिफ़िकेट नहीं था, इसलिए उन्होंने रुकने को कहा। दूसरे के सारे दस्तावेज़ ठीक थे।',
    ],
  'Three serious buyers in five weeks and no idle visitors. The legal team had the 7/12 extract ready before we asked.':
    [
      'पाच आठवड्यांत तीन खरे खरेदीदार, उगाच येणारे कोणी नाही. सातबारा आम्ही मागण्याआधीच तयार होता.',
      'पाँच हफ़्ते में तीन गंभीर खरीदार, बेवजह आने वाला कोई नहीं। सातबारा हमारे माँगने से पहले तैयार था।',
    ],
  'Loan, drawings and cement from one office. We signed in three places instead of running to twelve.': [
    'कर्ज, आराखडे आणि सिमेंट एकाच ऑफिसमधून. बारा ठिकाणी धावण्याऐवजी तीनच ठिकाणी सह्या केल्या.',
    'लोन, नक्शे और सीमेंट एक ही ऑफ़िस से। बारह जगह दौड़ने के बजाय तीन जगह हस्ताक्षर किए।',
  ],
});
