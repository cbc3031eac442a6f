import { defineTexts } from '@/lib/platform/language/define';

/** The listing form: components/property/wizard. Its fields are in listing-form.ts, its replies in listing-replies.ts. */
export default defineTexts({
  'Writing …': ['लिहिले जात आहे …', 'लिखा जा रहा है …'],
  'Suggest a description from the saved facts': [
    'जतन केलेल्या माहितीवरून वर्णन सुचवा',
    'सहेजी गई जानकारी से विवरण सुझाएँ',
  ],
  'Restore my text': ['माझा मजकूर परत आणा', 'मेरा लिखा वापस लाएँ'],
  'Use this text': ['हा मजकूर वापरा', 'यह लिखावट लें'],
  'Written by a language model. We check its numbers, amenities, places and promises against the facts, as far as our search knows them. Read it before you use it.':
    [
      'हे एआय मॉडेलने लिहिले आहे. आमच्या शोधाला ओळखता येणाऱ्या संख्या, सुविधा, ठिकाणे आणि आश्वासने माहितीशी पडताळली आहेत. वापरण्याआधी वाचा.',
      'इसे एआई मॉडल ने लिखा है। हमारी खोज जो संख्याएँ, सुविधाएँ, जगहें और वादे पहचानती है, वे जानकारी से मिलाए गए हैं। इस्तेमाल से पहले पढ़ लें।',
    ],
  'Edit property': ['मालमत्तेत बदल करा', 'प्रॉपर्टी में बदलाव करें'],
  'Add a property': ['मालमत्ता जोडा', 'प्रॉपर्टी जोड़ें'],
  'The basics': ['मुख्य माहिती', 'मुख्य जानकारी'],
  'Place and size': ['ठिकाण आणि क्षेत्रफळ', 'जगह और क्षेत्रफल'],
  'Property not found': ['मालमत्ता सापडली नाही', 'प्रॉपर्टी नहीं मिली'],
  Photos: ['फोटो', 'फ़ोटो'],
  Sections: ['भाग', 'भाग'],
  'Open that listing': ['ती जाहिरात उघडा', 'वह लिस्टिंग खोलें'],
  'The price is right': ['किंमत बरोबर आहे', 'कीमत सही है'],
  'The address won’t change': ['पत्ता राहू द्या', 'पता रहने दें'],
  'Update Property': ['बदल जतन करा', 'बदलाव सहेजें'],
  'Add Property': ['मालमत्ता जोडा', 'प्रॉपर्टी जोड़ें'],
  'Save as draft': ['मसुदा म्हणून जतन करा', 'ड्राफ़्ट सहेजें'],
  'Sending videos': ['व्हिडिओ पाठवत आहे', 'वीडियो भेजे जा रहे हैं'],
  'Not specified': ['निवडलेले नाही', 'नहीं चुना'],
  'Unit: {label}': ['एकक: {label}', 'इकाई: {label}'],
  // drafts
  'This draft was changed in another window or on another device on {when}.': [
    'हा मसुदा दुसऱ्या विंडोमध्ये किंवा दुसऱ्या डिव्हाइसवर बदलला गेला: {when}.',
    'यह ड्राफ़्ट दूसरी विंडो या दूसरे डिवाइस पर बदला गया: {when}।',
  ],
  'Use that one': ['तो वापरा', 'वही लें'],
  'Use this one': ['हा वापरा', 'यही लें'],
  'You started over. You can bring back what you entered.': [
    'तुम्ही नव्याने सुरुवात केली. आधी लिहिलेले परत आणता येते.',
    'आपने नए सिरे से शुरू किया। पहले लिखा हुआ वापस लाया जा सकता है।',
  ],
  'We kept what you had entered on {when}.': [
    'तुम्ही लिहिलेले आम्ही जपून ठेवले आहे ({when}).',
    'आपने जो लिखा था, वह हमने सँभालकर रखा है ({when})।',
  ],
  'Start another': ['दुसरी सुरू करा', 'दूसरी शुरू करें'],
  'Start again': ['नव्याने सुरू करा', 'नए सिरे से शुरू करें'],
  'This draft is open in another window': ['हा मसुदा दुसऱ्या विंडोमध्ये उघडा आहे', 'यह ड्राफ़्ट दूसरी विंडो में खुला है'],
  'Which draft do you want to continue?': ['कोणत्या मसुद्यावर पुढे काम करायचे?', 'किस ड्राफ़्ट पर आगे काम करना है?'],
  'Without a title': ['शीर्षक नाही', 'बिना शीर्षक'],
  '{when} · open in another window': ['{when} · दुसऱ्या विंडोमध्ये उघडा', '{when} · दूसरी विंडो में खुला'],
  'Continue with this draft': ['या मसुद्यावर पुढे जा', 'इस ड्राफ़्ट पर आगे बढ़ें'],
  'Start from the stored listing': ['जतन केलेल्या जाहिरातीपासून सुरू करा', 'सहेजी हुई लिस्टिंग से शुरू करें'],
  // sending
  'Stopped. Nothing you entered is lost': [
    'थांबवले. तुम्ही लिहिलेले सर्व सुरक्षित आहे',
    'रोका गया। आपका लिखा सब सुरक्षित है',
  ],
  'Please add at least one photo': ['किमान एक फोटो जोडा', 'कम से कम एक फ़ोटो जोड़ें'],
  'Some photos weren’t sent. Try again, or remove them': [
    'काही फोटो पाठवता आले नाहीत. पुन्हा पाठवा किंवा काढून टाका',
    'कुछ फ़ोटो नहीं भेजी जा सकीं। फिर भेजें या हटाएँ',
  ],
  'The connection was lost. What you entered is saved in this browser. Please try again.': [
    'इंटरनेट कनेक्शन तुटले. तुम्ही लिहिलेले सुरक्षित आहे: ते या ब्राउझरमध्ये आहे. पुन्हा प्रयत्न करा.',
    'इंटरनेट कनेक्शन टूट गया। आपका लिखा सुरक्षित है: वह इस ब्राउज़र में है। फिर से कोशिश करें।',
  ],
  'We couldn’t save the listing. Please try again.': [
    'जाहिरात जतन करता आली नाही. पुन्हा प्रयत्न करा.',
    'लिस्टिंग सहेजी नहीं जा सकी। फिर से कोशिश करें।',
  ],
  'You have already listed this home: "{title}". Change that listing, or say what is different (floor, flat number, area)':
    [
      'हे घर तुम्ही आधीच नोंदवले आहे: "{title}". त्या जाहिरातीत बदल करा किंवा काय वेगळे आहे ते सांगा (मजला, फ्लॅट क्रमांक, क्षेत्रफळ)',
      'यह घर आपकी लिस्टिंग में पहले से है: "{title}"। उसी लिस्टिंग को बदलें या बताएँ कि क्या अलग है (मंज़िल, फ्लैट नंबर, क्षेत्रफल)',
    ],
  'Saved. It goes public once you {what}': [
    'जतन झाली. प्रसिद्ध होण्यासाठी बाकी: {what}',
    'सहेजी गई। प्रकाशित होने के लिए बाकी: {what}',
  ],
  // quality
  'Listing quality': ['जाहिरातीचा दर्जा', 'लिस्टिंग की गुणवत्ता'],
  '<b>{score}</b> of 100': ['100 पैकी <b>{score}</b>', '100 में से <b>{score}</b>'],
  'Nothing’s missing.': ['काहीही राहिलेले नाही.', 'कुछ नहीं छूटा है।'],
  // place and details
  'More details <soft>(optional) help the right people find it</soft>': [
    'आणखी माहिती <soft>(ऐच्छिक): त्यामुळे जाहिरात योग्य लोकांपर्यंत पोहोचते</soft>',
    'और जानकारी <soft>(वैकल्पिक): इससे लिस्टिंग सही लोगों तक पहुँचती है</soft>',
  ],
  'Areas in square feet': ['क्षेत्रफळे चौरस फुटांत', 'क्षेत्रफल वर्ग फुट में'],
  'The land': ['जमीन', 'ज़मीन'],
  'The building': ['इमारत', 'इमारत'],
  'Possession and RERA': ['ताबा आणि रेरा', 'कब्ज़ा और रेरा'],
  Charges: ['खर्च', 'खर्च'],
  'Power, water and gas': ['वीज, पाणी आणि गॅस', 'बिजली, पानी और गैस'],
  'Safety and access': ['सुरक्षा आणि प्रवेश', 'सुरक्षा और प्रवेश'],
  'In the building': ['इमारतीत', 'इमारत में'],
  'Shared facilities': ['सर्व रहिवाशांसाठी', 'सभी रहने वालों के लिए'],
  'Frontage and height': ['समोरची बाजू आणि उंची', 'सामने का हिस्सा और ऊँचाई'],
  Letting: ['भाड्याच्या अटी', 'किराए की शर्तें'],
  'Leave empty if there are none': ['नसल्यास रिकामे ठेवा', 'न हों तो खाली छोड़ें'],
  Town: ['गाव किंवा शहर', 'शहर या कस्बा'],
  'PIN {pin}': ['पिन {pin}', 'पिन {pin}'],
  'The address says {place}. Fill this in only if that’s wrong': [
    'पत्त्यावरून: {place}. हे चूक असेल तरच इथे लिहा',
    'पते के अनुसार: {place}। गलत हो तभी यहाँ लिखें',
  ],
  'The address says {place} (post office {postOffice}). Fill this in only if that’s wrong': [
    'पत्त्यावरून: {place} (पोस्ट ऑफिस {postOffice}). हे चूक असेल तरच इथे लिहा',
    'पते के अनुसार: {place} (डाकघर {postOffice})। गलत हो तभी यहाँ लिखें',
  ],
  'Which town is this in? We can’t tell from the address and PIN code': [
    'हे कोणते गाव किंवा शहर आहे? पत्त्यातून आणि पिन कोडवरून कळत नाही',
    'यह कौन-सा शहर या कस्बा है? पते और पिन कोड से पता नहीं चलता',
  ],
  'Find the place': ['ठिकाण शोधा', 'जगह खोजें'],
  'Locality, landmark or PIN code, in English or Marathi. It fills in the town and moves the map.': [
    'परिसर, ओळखीची खूण किंवा पिन कोड, मराठीत किंवा इंग्रजीत. त्यामुळे शहर भरले जाते आणि नकाशा तिथे जातो.',
    'इलाका, लैंडमार्क या पिन कोड, मराठी या अंग्रेज़ी में। इससे शहर भर जाता है और नक्शा वहाँ पहुँचता है।',
  ],
  'Manish Nagar, मनीष नगर, 440037': ['मनीष नगर, 440037', 'मनीष नगर, 440037'],
  '{count} places': [
    '{count, plural, one {# ठिकाण} other {# ठिकाणे}}',
    '{count, plural, one {# जगह} other {# जगहें}}',
  ],
  Places: ['ठिकाणे', 'जगहें'],
  landmark: ['ओळखीची खूण', 'लैंडमार्क'],
  // the pin
  'On the map (optional)': ['नकाशावर (ऐच्छिक)', 'नक्शे पर (वैकल्पिक)'],
  'Map with the pin': ['पिन असलेला नकाशा', 'पिन वाला नक्शा'],
  'Zoom in': ['झूम इन', 'ज़ूम इन'],
  'Zoom out': ['झूम आउट', 'ज़ूम आउट'],
  'Pin set': ['पिन लावली', 'पिन लग गई'],
  'Pin removed': ['पिन काढली', 'पिन हटाई गई'],
  'Pin set at the centre of the map': ['नकाशाच्या मध्यावर पिन लावली', 'नक्शे के बीच में पिन लग गई'],
  'Set the pin': ['पिन लावा', 'पिन लगाएँ'],
  'Remove the pin': ['पिन काढा', 'पिन हटाएँ'],
  'Moved {metres} m north': ['{metres} मी. उत्तरेकडे सरकली', '{metres} मी. उत्तर की ओर खिसकी'],
  'Moved {metres} m south': ['{metres} मी. दक्षिणेकडे सरकली', '{metres} मी. दक्षिण की ओर खिसकी'],
  'Moved {metres} m west': ['{metres} मी. पश्चिमेकडे सरकली', '{metres} मी. पश्चिम की ओर खिसकी'],
  'Moved {metres} m east': ['{metres} मी. पूर्वेकडे सरकली', '{metres} मी. पूर्व की ओर खिसकी'],
  'Move the pin 10 m north': ['पिन 10 मी. उत्तरेकडे सरकवा', 'पिन 10 मी. उत्तर की ओर खिसकाएँ'],
  'Move the pin 10 m south': ['पिन 10 मी. दक्षिणेकडे सरकवा', 'पिन 10 मी. दक्षिण की ओर खिसकाएँ'],
  'Move the pin 10 m west': ['पिन 10 मी. पश्चिमेकडे सरकवा', 'पिन 10 मी. पश्चिम की ओर खिसकाएँ'],
  'Move the pin 10 m east': ['पिन 10 मी. पूर्वेकडे सरकवा', 'पिन 10 मी. पूर्व की ओर खिसकाएँ'],
  'Pin at {place}. Drag it, or move it with the arrow keys. Shift moves it ten times as far.': [
    'पिन: {place}. ओढा किंवा बाणांच्या कळांनी सरकवा; Shift सह दहापट.',
    'पिन {place} पर। खींचें या तीर की कुंजियों से खिसकाएँ; Shift के साथ दस गुना।',
  ],
  'Without a pin the map shows the centre of {locality}, marked as approximate.': [
    'पिन नसेल तर नकाशावर {locality} परिसराचा मध्यभाग दिसतो आणि जागा अंदाजे असल्याचे लिहिलेले असते.',
    'पिन न हो तो नक्शे पर {locality} इलाके का बीच का हिस्सा दिखता है और लिखा रहता है कि जगह अनुमानित है।',
  ],
  'Without a pin or a locality we know, the listing isn’t on any map.': [
    'पिन नसेल आणि परिसर आमच्या माहितीत नसेल, तर जाहिरात कोणत्याही नकाशावर दिसत नाही.',
    'पिन न हो और इलाका हमें मालूम न हो, तो लिस्टिंग किसी नक्शे पर नहीं दिखती।',
  ],
  'Show the flat number to everyone': ['फ्लॅटचा क्रमांक सर्वांना दाखवा', 'फ्लैट का नंबर सबको दिखाएँ'],
  'If you don’t tick this, visitors see the address without it.': [
    'टिक न केल्यास पत्ता क्रमांकाशिवाय दिसतो.',
    'टिक न करने पर पता नंबर के बिना दिखता है।',
  ],
  'Show only the area': ['फक्त परिसर दाखवा', 'सिर्फ़ इलाका दिखाएँ'],
  'Visitors see an approximate location, within 200 m. Only you and our team see the exact pin.': [
    'इतरांना 200 मीटरच्या आतील बिंदू दिसतो. पिन फक्त तुम्हाला आणि आम्हाला दिसते.',
    'लोगों को 200 मी. के भीतर का बिंदु दिखता है। पिन सिर्फ़ आपको और हमें दिखती है।',
  ],
  // another version
  'You have changed this form since you saved it': [
    'हा फॉर्म आधी जतन झाला होता आणि त्यानंतर तुम्ही बदल केले आहेत',
    'यह फ़ॉर्म पहले सहेजा गया था और उसके बाद आपने बदलाव किए हैं',
  ],
  'Someone else saved this listing while you were editing it': [
    'तुम्ही बदल करत असताना दुसऱ्या कोणी ही जाहिरात जतन केली',
    'आपके बदलते समय किसी और ने यह लिस्टिंग सहेजी',
  ],
  'Saved before': ['आधी जतन केलेले', 'पहले सहेजा हुआ'],
  'The texts are the same, but the photos or their order differ.': [
    'मजकूर सारखाच आहे; फोटो किंवा त्यांचा क्रम वेगळा आहे.',
    'लिखी हुई जानकारी एक जैसी है; फ़ोटो या उनका क्रम अलग है।',
  ],
  'Save my changes': ['माझे बदल जतन करा', 'मेरे बदलाव सहेजें'],
  'Keep the saved version': ['जतन केलेले तसेच ठेवा', 'जैसा सहेजा था वैसा रहने दें'],
});
