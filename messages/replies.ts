import { defineTexts } from '@/lib/platform/language/define';
import memberReplies from '@/messages/accounts/replies';
import brokerReplies from '@/messages/brokers/replies';
import clientReplies from '@/messages/clients/replies';
import complianceReplies from '@/messages/compliance/replies';
import dealReplies from '@/messages/deals/replies';
import enquiryReplies from '@/messages/enquiries/replies';
import importReplies from '@/messages/imports/replies';
import inputReplies from '@/messages/shell/replies';

/**
 * Replies of schemas and the API, shown at fields and below forms (`reply`). The English text is the key; values are in braces and sent beside the key
 * (`messageWith`). Missing texts appear in English.
 */
export default defineTexts({
  // filters that people type
  'Enter an amount, such as 60 lakh, 0.6 cr or 45k': [
    '60 लाख, 0.6 कोटी किंवा 45 हजार अशी रक्कम लिहा',
    '60 लाख, 0.6 करोड़ या 45 हज़ार जैसी रकम लिखें',
  ],
  'Enter an area, such as 1200 or 2 acres': [
    '1200 किंवा 2 एकर असे क्षेत्रफळ लिहा',
    '1200 या 2 एकड़ जैसा क्षेत्रफल लिखें',
  ],
  'Enter a number, such as 2': ['2 अशी संख्या लिहा', '2 जैसी संख्या लिखें'],
  'Enter an amount, such as 35,000 or 35k': [
    '35,000 किंवा 35 हजार अशी रक्कम लिहा',
    '35,000 या 35 हज़ार जैसी रकम लिखें',
  ],
  // work on files and texts
  'This took too long. Try a smaller file or a shorter text': [
    'याला खूप वेळ लागला. लहान फाइल किंवा छोटा मजकूर वापरून पाहा',
    'इसमें बहुत समय लगा। छोटी फ़ाइल या छोटा टेक्स्ट आज़माएँ',
  ],
  'This needs too much memory. Try a smaller file or a shorter text': [
    'यासाठी खूप मेमरी लागते. लहान फाइल किंवा छोटा मजकूर वापरून पाहा',
    'इसके लिए बहुत मेमोरी चाहिए। छोटी फ़ाइल या छोटा टेक्स्ट आज़माएँ',
  ],
  'Other files are being processed. Please try again in a minute': [
    'सध्या इतर फाइलवर काम चालू आहे. एका मिनिटाने पुन्हा प्रयत्न करा',
    'अभी दूसरी फ़ाइलों पर काम चल रहा है। एक मिनट बाद फिर कोशिश करें',
  ],
  'There’s no space left for files. Please try again later': [
    'फाइल साठवायला जागा उरलेली नाही. नंतर पुन्हा प्रयत्न करा',
    'फ़ाइलें रखने की जगह नहीं बची। बाद में फिर कोशिश करें',
  ],
  'Files cannot be stored at the moment. Please try again later': [
    'सध्या फाइल साठवता येत नाहीत. नंतर पुन्हा प्रयत्न करा',
    'अभी फ़ाइलें नहीं रखी जा सकतीं। बाद में फिर कोशिश करें',
  ],
  ...inputReplies,
  ...memberReplies,
  ...complianceReplies,
  ...brokerReplies,
  ...clientReplies,
  ...dealReplies,
  ...importReplies,
  ...enquiryReplies,
  // visits
  '{by} confirmed a time {ago}': ['{by} यांनी {ago} वेळ निश्चित केली', '{by} ने {ago} समय तय किया'],
  '{by} offered another time {ago}': ['{by} यांनी {ago} दुसरी वेळ सुचवली', '{by} ने {ago} दूसरा समय सुझाया'],
  '{by} declined the request {ago}': ['{by} यांनी {ago} विनंती नाकारली', '{by} ने {ago} अनुरोध अस्वीकार किया'],
  '{by} cancelled this visit {ago}': ['{by} यांनी {ago} ही भेट रद्द केली', '{by} ने {ago} यह विज़िट रद्द की'],
  '{by} changed this visit {ago}': ['{by} यांनी {ago} ही भेट बदलली', '{by} ने {ago} यह विज़िट बदली'],
  'This visit has changed since you opened it': [
    'तुम्ही उघडल्यानंतर ही भेट बदलली आहे',
    'आपके खोलने के बाद यह विज़िट बदल गई है',
  ],
  'This visit has changed since you opened it. It’s now on {time}': [
    'तुम्ही उघडल्यानंतर ही भेट बदलली आहे: ती आता {time} आहे',
    'आपके खोलने के बाद यह विज़िट बदल गई है: वह अब {time} है',
  ],
  'The request is not valid': ['ही विनंती बरोबर नाही', 'यह अनुरोध सही नहीं है'],
  'Please sign in to continue': ['पुढे जाण्यासाठी लॉग इन करा', 'आगे बढ़ने के लिए लॉग इन करें'],
  'You are not allowed to do this': ['तुम्हाला हे करण्याची परवानगी नाही', 'आपको यह करने की अनुमति नहीं है'],
  'This page is out of date. Please reload it and try again': [
    'हे पान जुने झाले आहे. ते पुन्हा उघडून पाहा',
    'यह पेज पुराना हो गया है। इसे फिर से खोलकर कोशिश करें',
  ],
  'Please confirm it’s you': ['हे तुम्हीच आहात याची पुष्टी करा', 'पुष्टि करें कि यह आप ही हैं'],
  'Not found': ['सापडले नाही', 'नहीं मिला'],
  'Someone changed this in the meantime. Please reload and try again': [
    'दरम्यान कोणीतरी हे बदलले आहे. पान पुन्हा उघडून पाहा',
    'इस बीच किसी ने इसे बदल दिया है। पेज फिर से खोलकर कोशिश करें',
  ],
  'This already exists': ['हे आधीच आहे', 'यह पहले से है'],
  'You’re already signed in': ['तुम्ही आधीच लॉग इन केले आहे', 'आप पहले से लॉग इन हैं'],
  'You are a member of another team. Leave it first, then open the link again': [
    'तुम्ही दुसऱ्या टीमचे सदस्य आहात. आधी ती सोडा, मग लिंक पुन्हा उघडा',
    'आप दूसरी टीम के सदस्य हैं। पहले उसे छोड़ें, फिर लिंक दोबारा खोलें',
  ],
  'This list has too many replies': ['या यादीला आधीच खूप उत्तरे आली आहेत', 'इस सूची पर पहले ही बहुत जवाब आ चुके हैं'],
  'One of these half-days is no longer free. Please choose again': [
    'यातील एक वेळ आता मोकळी नाही. पुन्हा निवडा',
    'इनमें से एक समय अब खाली नहीं है। फिर से चुनें',
  ],
  'You’ve already asked to visit this home. See My visits': [
    'या घराच्या भेटीसाठी तुम्ही आधीच विचारले आहे. माझ्या भेटी पाहा',
    'इस घर को देखने के लिए आप पहले ही पूछ चुके हैं। मेरी विज़िट देखें',
  ],
  'That time is taken. Please choose another': [
    'ती वेळ दुसऱ्या कोणीतरी घेतली आहे. दुसरी निवडा',
    'वह समय किसी और ने ले लिया है। दूसरा चुनें',
  ],
  'This number is on your public listing. Change its contact there': [
    'हा क्रमांक तुमच्या सार्वजनिक जाहिरातीवर आहे. कोणाला फोन करायचा ते तिथे बदला',
    'यह नंबर आपकी सार्वजनिक लिस्टिंग पर है। किसे फ़ोन करना है, वहाँ बदलें',
  ],
  'It isn’t on the market': ['हे बाजारात नाही', 'यह बाज़ार में नहीं है'],
  'The new price would be zero': ['नवीन किंमत शून्य होईल', 'नई कीमत शून्य हो जाएगी'],
  'Your profile has no phone number. Add one first': [
    'तुमच्या प्रोफाइलमध्ये फोन नंबर नाही. आधी तो जोडा',
    'आपकी प्रोफ़ाइल में फ़ोन नंबर नहीं है। पहले उसे जोड़ें',
  ],
  'Someone else changed this lead. Please check it again': [
    'दुसऱ्या कोणीतरी या संभाव्य ग्राहकाची माहिती बदलली आहे. पुन्हा पाहा',
    'किसी और ने यह लीड बदली है। फिर से देखें',
  ],
  'This person hasn’t sent an enquiry. Please call instead': [
    'या व्यक्तीने चौकशी लिहिलेली नाही. त्याऐवजी फोन करा',
    'इस व्यक्ति ने पूछताछ नहीं लिखी है। इसके बजाय फ़ोन करें',
  ],
  'You already have a template with this name': ['या नावाचा नमुना आधीच आहे', 'इस नाम का नमूना पहले से है'],
  'The listing has changed in the meantime. Please reload the page': [
    'दरम्यान जाहिरात बदलली आहे. पान पुन्हा उघडा',
    'इस बीच लिस्टिंग बदल गई है। पेज फिर से खोलें',
  ],
  'This listing is already in the bin': ['ही जाहिरात आधीच कचरापेटीत आहे', 'यह लिस्टिंग पहले से ट्रैश में है'],
  'This listing is not in the bin': ['ही जाहिरात कचरापेटीत नाही', 'यह लिस्टिंग ट्रैश में नहीं है'],
  'This listing has already ended': ['ही जाहिरात आधीच बंद झाली आहे', 'यह लिस्टिंग पहले ही बंद हो चुकी है'],
  'A draft was never on the market': ['मसुदा कधीच बाजारात नव्हता', 'ड्राफ़्ट कभी बाज़ार में नहीं था'],
  'This draft was changed in another window or on another device': [
    'हा मसुदा दुसऱ्या विंडोमध्ये किंवा दुसऱ्या डिव्हाइसवर बदलला आहे',
    'यह ड्राफ़्ट दूसरी विंडो में या दूसरे डिवाइस पर बदला गया है',
  ],
  'The agency has checked this. Its findings stay until the listing changes': [
    'एजन्सीने हे पाहिले आहे. जाहिरात बदलेपर्यंत तिने पाहिलेले तसेच राहते',
    'एजेंसी ने इसे देख लिया है। लिस्टिंग बदलने तक उसका देखा हुआ वैसा ही रहता है',
  ],
  'The listing was changed just now. Please try again': [
    'जाहिरात आत्ताच बदलली आहे. पुन्हा प्रयत्न करा',
    'लिस्टिंग अभी-अभी बदली है। फिर से कोशिश करें',
  ],
  'Only a public listing can be confirmed': [
    'फक्त जाहिरात चालू असलेल्या मालमत्तेची पुष्टी करता येते',
    'केवल चालू लिस्टिंग वाली प्रॉपर्टी की पुष्टि की जा सकती है',
  ],
  'You can only assign your team’s listings to a member': [
    'फक्त तुमच्या टीमची जाहिरात सदस्याला देता येते',
    'केवल आपकी टीम की लिस्टिंग किसी सदस्य को दी जा सकती है',
  ],
  'This is no longer available': ['हे आता उपलब्ध नाही', 'यह अब उपलब्ध नहीं है'],
  'The request is too large': ['पाठवलेली माहिती खूप मोठी आहे', 'भेजी गई जानकारी बहुत बड़ी है'],
  'Too many attempts. Please try again later': [
    'खूप वेळा प्रयत्न झाले. थोड्या वेळाने पुन्हा करा',
    'बहुत बार कोशिश हुई। थोड़ी देर बाद फिर करें',
  ],
  'Something went wrong on our side. Please try again': [
    'आमच्याकडे काहीतरी चुकले. पुन्हा प्रयत्न करा',
    'हमारी ओर से कुछ गड़बड़ हुई। फिर से कोशिश करें',
  ],
  'The service is not available at the moment. Please try again': [
    'सेवा आत्ता उपलब्ध नाही. पुन्हा प्रयत्न करा',
    'सेवा अभी उपलब्ध नहीं है। फिर से कोशिश करें',
  ],
  'That didn’t work. Please check the connection and try again.': [
    'ते झाले नाही. इंटरनेट तपासून पुन्हा प्रयत्न करा.',
    'यह नहीं हो सका। इंटरनेट जाँचकर फिर से कोशिश करें।',
  ],
  'That didn’t work. Please try again.': ['ते झाले नाही. पुन्हा प्रयत्न करा.', 'यह नहीं हो सका। फिर से कोशिश करें।'],
  'Please fill in all fields': ['सर्व रकाने भरा', 'सभी फ़ील्ड भरें'],
  'Please fill in all required fields': ['सर्व आवश्यक रकाने भरा', 'सभी ज़रूरी फ़ील्ड भरें'],
  'Passwords do not match': ['दोन्ही पासवर्ड सारखे नाहीत', 'दोनों पासवर्ड एक जैसे नहीं हैं'],
  'Password must be at least {min} characters': [
    'पासवर्ड किमान {min} अक्षरांचा हवा',
    'पासवर्ड कम से कम {min} अक्षरों का हो',
  ],
  'This password is too easy to guess. Please choose another': [
    'हा पासवर्ड सहज ओळखता येतो. दुसरा निवडा',
    'इस पासवर्ड का अंदाज़ा आसानी से लगाया जा सकता है। दूसरा चुनें',
  ],
  'Password is too long': ['पासवर्ड खूप लांब आहे', 'पासवर्ड बहुत लंबा है'],
  'Please enter a valid email address': ['बरोबर ई-मेल पत्ता लिहा', 'सही ई-मेल पता लिखें'],
  'Please enter a 10-digit mobile number, or one with its country code': [
    '10 अंकी मोबाइल नंबर लिहा किंवा देशाच्या कोडसह नंबर',
    '10 अंकों का मोबाइल नंबर लिखें या देश के कोड के साथ नंबर',
  ],
  'Please choose buyer, seller or broker': ['खरेदीदार, विक्रेता किंवा एजंट निवडा', 'खरीदार, विक्रेता या ब्रोकर चुनें'],
  'Please use at most {max} characters': ['जास्तीत जास्त {max} अक्षरे लिहा', 'ज़्यादा से ज़्यादा {max} अक्षर लिखें'],
  'Please enter your name': ['तुमचे नाव लिहा', 'अपना नाम लिखें'],
  'Please enter your phone number': ['तुमचा फोन नंबर लिहा', 'अपना फ़ोन नंबर लिखें'],
  'Please enter the six digits from your app, or a recovery code': [
    'ॲपमधील सहा अंक किंवा रिकव्हरी कोड लिहा',
    'ऐप के छह अंक या रिकवरी कोड लिखें',
  ],
  'Wrong email or password': ['ई-मेल किंवा पासवर्ड चुकीचा आहे', 'ई-मेल या पासवर्ड गलत है'],
  'Login failed': ['लॉग इन झाले नाही', 'लॉग इन नहीं हो सका'],
  'Enter the code from your authenticator app, or a recovery code': [
    'ऑथेंटिकेटर ॲपमधील कोड किंवा रिकव्हरी कोड लिहा',
    'ऑथेंटिकेटर ऐप का कोड या रिकवरी कोड लिखें',
  ],
  'That code is wrong or was already used': [
    'हा कोड बरोबर नाही किंवा आधी वापरला आहे',
    'यह कोड सही नहीं है या पहले इस्तेमाल हो चुका है',
  ],
  'That passkey was not accepted. Please try again': [
    'पासकी स्वीकारली गेली नाही. पुन्हा प्रयत्न करा',
    'पासकी स्वीकार नहीं हुई। फिर से कोशिश करें',
  ],
  'Too many messages are coming from your network. Please wait a moment and try again': [
    'सध्या तुमच्या नेटवर्कवरून बरेच लोक लिहीत आहेत. थोडे थांबून पुन्हा प्रयत्न करा',
    'अभी आपके नेटवर्क से बहुत लोग लिख रहे हैं। थोड़ा रुककर फिर कोशिश करें',
  ],
  'Registration failed.': ['नोंदणी झाली नाही.', 'रजिस्ट्रेशन नहीं हो सका।'],
  'Thank you. We’ve sent you an email': ['धन्यवाद. आम्ही तुम्हाला मेल पाठवला आहे', 'धन्यवाद। हमने आपको मेल भेजा है'],
  'If there is an account with this address, an email with a link is on its way': [
    'या पत्त्याचे खाते असेल तर लिंक असलेला मेल पाठवला आहे',
    'इस पते का खाता है तो लिंक वाला मेल भेज दिया गया है',
  ],
  'Your new password is set. Please sign in with it': [
    'नवीन पासवर्ड सेट झाला आहे. त्याने लॉग इन करा',
    'नया पासवर्ड सेट हो गया है। उसी से लॉग इन करें',
  ],
  'This link has been used or has expired. Please ask for a new one': [
    'ही लिंक वापरली गेली आहे किंवा जुनी झाली आहे. नवीन मागवा',
    'यह लिंक इस्तेमाल हो चुका है या पुराना है। नया मँगाएँ',
  ],
  'Your address hasn’t changed': ['तुमचा पत्ता आहे तसाच राहतो', 'आपका पता जैसा है वैसा ही रहेगा'],
  'Your old address is back. Please set a new password now': [
    'तुमचा पत्ता पूर्वीसारखा आहे. आता नवीन पासवर्ड सेट करा',
    'आपका पता पहले जैसा है। अब नया पासवर्ड सेट करें',
  ],
  'Enter an email address, such as name@example.com': [
    'ई-मेल पत्ता लिहा, उदा. name@example.com',
    'ई-मेल पता लिखें, जैसे name@example.com',
  ],
  'Failed to submit form. Please try again.': [
    'फॉर्म पाठवता आला नाही. पुन्हा प्रयत्न करा.',
    'फ़ॉर्म नहीं भेजा जा सका। फिर से कोशिश करें।',
  ],
  'Name is required': ['नाव आवश्यक आहे', 'नाम ज़रूरी है'],
  'Phone is required': ['फोन नंबर आवश्यक आहे', 'फ़ोन नंबर ज़रूरी है'],
  'Message is required': ['संदेश आवश्यक आहे', 'संदेश ज़रूरी है'],
  'Name is too long': ['नाव खूप लांब आहे', 'नाम बहुत लंबा है'],
  'Phone is too long': ['फोन नंबर खूप लांब आहे', 'फ़ोन नंबर बहुत लंबा है'],
  'Message is too long': ['संदेश खूप लांब आहे', 'संदेश बहुत लंबा है'],
  'Enter a phone number with at least six digits': [
    'किमान सहा अंकी फोन नंबर लिहा',
    'कम से कम छह अंकों का फ़ोन नंबर लिखें',
  ],
  'Enter a phone number, such as +91 98220 12345': [
    '+91 98220 12345 असा फोन नंबर लिहा',
    '+91 98220 12345 जैसा फ़ोन नंबर लिखें',
  ],
  'After +91, an Indian number has ten digits and no leading 0': [
    '+91 नंतर भारतीय नंबर दहा अंकी असतो, त्याआधी 0 नसतो',
    '+91 के बाद भारतीय नंबर दस अंकों का होता है, उसके पहले 0 नहीं',
  ],
  'Enter a mobile number with ten digits, such as 98220 12345': [
    'दहा अंकी मोबाइल नंबर लिहा, उदा. 98220 12345',
    'दस अंकों का मोबाइल नंबर लिखें, जैसे 98220 12345',
  ],
  'add photos, because people skip listings without one': [
    'फोटो जोडा: फोटो नसलेल्या जाहिरातींकडे दुर्लक्ष होते',
    'फ़ोटो जोड़ें: बिना फ़ोटो की लिस्टिंग अनदेखी रह जाती हैं',
  ],
  'add to the description: light, neighbours, water, distance to school and market': [
    'वर्णनात आणखी लिहा: उजेड, शेजार, पाणी, शाळा आणि बाजार किती दूर',
    'विवरण में और बताएँ: रोशनी, पड़ोस, पानी, स्कूल और बाज़ार कितनी दूर',
  ],
  'carpet area is missing': ['चटई क्षेत्र लिहिलेले नाही', 'कार्पेट एरिया नहीं लिखा है'],
  'price is missing': ['किंमत लिहिलेली नाही', 'कीमत नहीं लिखी है'],
  'put the size and the place in the title, such as "3 BHK flat in Dharampeth"': [
    'किती बीएचके आणि कुठे ते शीर्षकात लिहा, उदा. "3 बीएचके फ्लॅट, धरमपेठ"',
    'शीर्षक में लिखें कि कितने बीएचके हैं और कहाँ, जैसे "3 बीएचके फ्लैट, धरमपेठ"',
  ],
  'address is missing': ['पत्ता लिहिलेला नाही', 'पता नहीं लिखा है'],
  'number of bedrooms is missing': ['बेडरूमची संख्या लिहिलेली नाही', 'बेडरूम की संख्या नहीं लिखी है'],
  'area is missing': ['क्षेत्रफळ लिहिलेले नाही', 'क्षेत्रफल नहीं लिखा है'],
  'locality is missing, and most people search by it': [
    'परिसर लिहिलेला नाही: बहुतेक लोक परिसरावरून शोधतात',
    'इलाका नहीं लिखा है: ज़्यादातर लोग इलाके से खोजते हैं',
  ],
  'add {count} more amenities': ['आणखी {count} सुविधा जोडा', '{count} सुविधाएँ और जोड़ें'],
  'add {count} more amenity': ['आणखी {count} सुविधा जोडा', '{count} सुविधा और जोड़ें'],
  'add a short video, from the door to the balcony': [
    'छोटा व्हिडिओ जोडा: दारापासून बाल्कनीपर्यंत',
    'छोटा वीडियो जोड़ें: दरवाज़े से बालकनी तक',
  ],
  'number of bathrooms is missing': ['बाथरूमची संख्या लिहिलेली नाही', 'बाथरूम की संख्या नहीं लिखी है'],
  'add the facing': ['दिशा सांगा', 'दिशा बताएँ'],
  'add the furnishing': ['फर्निचर किती आहे ते सांगा', 'बताएँ कि फ़र्निशिंग कैसी है'],
  'RERA number is missing': ['रेरा क्रमांक लिहिलेला नाही', 'रेरा नंबर नहीं लिखा है'],
  'rera number is missing': ['रेरा क्रमांक लिहिलेला नाही', 'रेरा नंबर नहीं लिखा है'],
  'add suitable tenants': ['कोणाला भाड्याने द्यायचे ते सांगा', 'बताएँ कि किसे किराए पर देना है'],
  'add the date it’s available from': ['केव्हापासून रिकामे आहे ते सांगा', 'बताएँ कि कब से खाली है'],
  'add the names on the 7/12 extract': ['७/१२ उतारा कोणाच्या नावावर आहे ते सांगा', 'बताएँ कि 7/12 किसके नाम है'],
  'gat number is missing': ['गट क्रमांक लिहिलेला नाही', 'गट नंबर नहीं लिखा है'],
  'add the water source': ['पाणी कुठून येते ते सांगा', 'बताएँ कि पानी कहाँ से आता है'],
  'add the access road': ['रस्ता कोणता आहे ते सांगा', 'बताएँ कि वहाँ कौन-सी सड़क जाती है'],
  'add {count} more photos': ['आणखी {count} फोटो जोडा', '{count} फ़ोटो और जोड़ें'],
  'add {count} more photo': ['आणखी {count} फोटो जोडा', '{count} फ़ोटो और जोड़ें'],
  'add whether it’s ready or under construction': [
    'तयार आहे की बांधकाम सुरू आहे ते सांगा',
    'बताएँ कि तैयार है या निर्माणाधीन',
  ],
  'Choose a half-day': ['सकाळ किंवा दुपार निवडा', 'सुबह या दोपहर चुनें'],
  'Choose what is wrong': ['काय चुकीचे आहे ते निवडा', 'चुनें कि क्या गलत है'],
  'Choose the meaning above': ['याचा अर्थ वर ठरवा', 'इसका मतलब ऊपर तय करें'],
  'Left empty, as chosen above': ['वर ठरवल्याप्रमाणे रिकामे ठेवले', 'ऊपर तय किए अनुसार खाली छोड़ा गया'],
  'Calculated from rate and area: {price}': [
    'दर आणि क्षेत्रफळावरून काढली: {price}',
    'दर और क्षेत्रफल से निकाली: {price}',
  ],
  'Left out, as chosen above': ['वर ठरवल्याप्रमाणे वगळले', 'ऊपर तय किए अनुसार छोड़ा गया'],
  'Choose the unit above': ['हे कोणत्या एककात आहे ते वर ठरवा', 'यह किस इकाई में है, ऊपर तय करें'],
  'Letters were lost when this file was saved. Save it as “CSV UTF-8” or as a workbook': [
    'ही फाइल जतन करताना अक्षरे हरवली. ती “CSV UTF-8” किंवा वर्कबुक म्हणून जतन करा',
    'यह फ़ाइल सहेजते समय अक्षर खो गए। इसे “CSV UTF-8” या वर्कबुक के रूप में सहेजें',
  ],
  'There’s more than an amount here. Choose the meaning above': [
    'इथे रकमेशिवाय आणखी काही लिहिले आहे. त्याचा अर्थ वर ठरवा',
    'यहाँ रकम के अलावा और भी लिखा है। उसका अर्थ ऊपर तय करें',
  ],
  'A listing has one price. Choose one of the two above': [
    'जाहिरातीला एकच किंमत असते. दोनपैकी कोणती ते वर ठरवा',
    'लिस्टिंग की एक ही कीमत होती है। दोनों में से कौन-सी, ऊपर तय करें',
  ],
  'Two areas in one cell. Choose their meaning above': [
    'एका रकान्यात दोन क्षेत्रफळे आहेत. ती काय आहेत ते वर ठरवा',
    'एक फ़ील्ड में दो क्षेत्रफल हैं। वे क्या हैं, ऊपर तय करें',
  ],
  'No price is given. Enter one, or leave the row out': [
    'किंमत दिलेली नाही. किंमत लिहा किंवा ओळ वगळा',
    'कीमत नहीं दी है। कीमत लिखें या पंक्ति छोड़ें',
  ],
  'Is this a month’s rent? Choose above': [
    'हे महिन्याचे भाडे आहे का? वर ठरवा',
    'क्या यह महीने का किराया है? ऊपर तय करें',
  ],
  'Not understood as a filter, so it’s saved in the notes': [
    'शोधाचा निकष म्हणून समजले नाही; नोंदींमध्ये ठेवले आहे',
    'खोज की शर्त के रूप में नहीं समझा गया; नोट में रखा है',
  ],
  'The import is running. Please wait until it’s done': [
    'आयातीवर काम सुरू आहे. ते संपेपर्यंत थांबा',
    'आयात पर काम चल रहा है। पूरा होने तक रुकें',
  ],
  'You can only correct a file that has been checked but not imported': [
    'तपासलेली आणि अजून आयात न केलेली फाइलच दुरुस्त करता येते',
    'सिर्फ़ जाँची हुई और अभी आयात न की गई फ़ाइल ठीक की जा सकती है',
  ],
  'This isn’t the file with the errors. Its first column must be “Row”': [
    'ही चुकीच्या ओळींची फाइल नाही: पहिला कॉलम “Row” असायला हवा',
    'यह गलत पंक्तियों की फ़ाइल नहीं है: पहला कॉलम “Row” होना चाहिए',
  ],
  // evidence confirmed on the spot
  'Share your location first': ['आधी फोनमधील लोकेशन सुरू करा', 'पहले फ़ोन की लोकेशन चालू करें'],
  'Your location isn’t precise enough. Step outside and try again': [
    'फोनवर लोकेशन पुरेसे अचूक मिळाले नाही. मोकळ्या जागेत जाऊन पुन्हा प्रयत्न करा',
    'फ़ोन पर लोकेशन ठीक से नहीं मिली। खुली जगह में जाकर फिर कोशिश करें',
  ],
  'You are {distance} m from this listing. Confirm the place when you are there': [
    'तुम्ही या जाहिरातीच्या जागेपासून {distance} मीटर दूर आहात. तिथे पोहोचल्यावर पुष्टी करा',
    'आप इस लिस्टिंग से {distance} मीटर दूर हैं। वहाँ पहुँचकर पुष्टि करें',
  ],
  'Take a photo of what you saw': ['जे पाहिले त्याचा फोटो काढा', 'जो देखा उसकी फ़ोटो लें'],
  'Choose what you have checked': ['तुम्ही काय तपासले ते निवडा', 'चुनें कि आपने क्या जाँचा'],
  'Choose what you have found': ['काय आढळले ते निवडा', 'चुनें कि क्या मिला'],
  'This check doesn’t apply to this type of listing': [
    'अशा जाहिरातीसाठी ही तपासणी लागू नाही',
    'ऐसी लिस्टिंग पर यह जाँच लागू नहीं',
  ],
});
