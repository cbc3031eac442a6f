import { defineTexts } from '@/lib/platform/language/define';

/** API replies about the front desk's work: enquiries, contacts, tasks, decisions, and bulk changes. */
export default defineTexts({
  // a colleague was quicker
  '{by} replied to this {ago}': ['{by} यांनी {ago} याचे उत्तर दिले', '{by} ने {ago} इसका जवाब दिया'],
  '{by} changed this enquiry {ago}. Its date is now {time}': [
    '{by} यांनी {ago} ही चौकशी बदलली: आता तिची वेळ {time} आहे',
    '{by} ने {ago} यह पूछताछ बदली: अब इसका समय {time} है',
  ],
  '{by} changed this enquiry {ago}. It no longer has a date': [
    '{by} यांनी {ago} ही चौकशी बदलली: आता तिला तारीख नाही',
    '{by} ने {ago} यह पूछताछ बदली: अब इसकी कोई तारीख नहीं है',
  ],
  '{by} added this {ago}': ['{by} यांनी {ago} हे जोडले', '{by} ने {ago} इसे जोड़ा'],
  '{by} finished this {ago}': ['{by} यांनी {ago} हे पूर्ण केले', '{by} ने {ago} इसे पूरा किया'],
  '{by} reopened this {ago}': ['{by} यांनी {ago} हे पुन्हा उघडले', '{by} ने {ago} इसे फिर खोला'],
  '{by} changed this {ago}': ['{by} यांनी {ago} यात बदल केला', '{by} ने {ago} इसमें बदलाव किया'],
  '{by} moved this {ago}': ['{by} यांनी {ago} हे दुसऱ्या दिवशी हलवले', '{by} ने {ago} इसे दूसरे दिन किया'],
  '{by} assigned this to someone else {ago}': [
    '{by} यांनी {ago} हे दुसऱ्याकडे दिले',
    '{by} ने {ago} इसे किसी और को सौंपा',
  ],
  '{by} deleted this {ago}': ['{by} यांनी {ago} हे हटवले', '{by} ने {ago} इसे हटाया'],
  '{by} merged this contact {ago}': ['{by} यांनी {ago} हा संपर्क एकत्र केला', '{by} ने {ago} यह संपर्क मिलाया'],
  '{by} merged this contact into another {ago}': [
    '{by} यांनी {ago} हा संपर्क दुसऱ्यात एकत्र केला',
    '{by} ने {ago} यह संपर्क दूसरे में मिलाया',
  ],
  '{by} undid a merge of this contact {ago}': [
    '{by} यांनी {ago} हा एकत्र केलेला संपर्क वेगळा केला',
    '{by} ने {ago} यह मिलाया हुआ संपर्क अलग किया',
  ],
  '{by} deleted this contact {ago}': ['{by} यांनी {ago} हा संपर्क हटवला', '{by} ने {ago} यह संपर्क हटाया'],
  '{by} changed this contact {ago}': ['{by} यांनी {ago} हा संपर्क बदलला', '{by} ने {ago} यह संपर्क बदला'],
  '{by} chose this import’s columns {ago}': [
    '{by} यांनी {ago} या आयातीचे कॉलम निवडले',
    '{by} ने {ago} इस आयात के कॉलम चुने',
  ],
  '{by} started this import {ago}': ['{by} यांनी {ago} ही आयात सुरू केली', '{by} ने {ago} यह आयात शुरू किया'],
  '{by} stopped this import {ago}': ['{by} यांनी {ago} ही आयात थांबवली', '{by} ने {ago} यह आयात रोका'],
  '{by} undid this import {ago}': ['{by} यांनी {ago} ही आयात मागे घेतली', '{by} ने {ago} यह आयात वापस लिया'],
  '{by} discarded this import {ago}': ['{by} यांनी {ago} ही आयात टाकून दिली', '{by} ने {ago} यह आयात छोड़ दिया'],
  '{by} changed this import {ago}': ['{by} यांनी {ago} ही आयात बदलली', '{by} ने {ago} यह आयात बदला'],
  '{by} deactivated this account {ago}': ['{by} यांनी {ago} हे खाते बंद केले', '{by} ने {ago} यह खाता बंद किया'],
  '{by} activated this account {ago}': ['{by} यांनी {ago} हे खाते सुरू केले', '{by} ने {ago} यह खाता चालू किया'],
  '{by} changed this account {ago}': ['{by} यांनी {ago} हे खाते बदलले', '{by} ने {ago} यह खाता बदला'],
  '{by} changed this role {ago}: {what}': [
    '{by} यांनी {ago} ही भूमिका बदलली: {what}',
    '{by} ने {ago} यह भूमिका बदली: {what}',
  ],
  '{by} saved these settings {ago}: {what}': [
    '{by} यांनी {ago} या सेटिंग्ज जतन केल्या: {what}',
    '{by} ने {ago} ये सेटिंग सहेजीं: {what}',
  ],
  // enquiries
  'Enquiry not found': ['चौकशी सापडली नाही', 'पूछताछ नहीं मिली'],
  '{name} is sending a reply right now. Please reload and read it': [
    '{name} यांचे उत्तर आत्ता पाठवले जात आहे. पान पुन्हा उघडून पाहा',
    '{name} का जवाब अभी भेजा जा रहा है। पेज फिर खोलकर देखें',
  ],
  'The sender left no email address. Please call instead': [
    'चौकशी करणाऱ्यांनी ई-मेल पत्ता दिलेला नाही. फोन करा',
    'पूछने वाले ने ई-मेल पता नहीं दिया है। फ़ोन करें',
  ],
  'The email could not be sent. Nothing was saved, so please try again': [
    'मेल पाठवता आला नाही. काहीही जतन झालेले नाही; पुन्हा प्रयत्न करा',
    'मेल नहीं भेजा जा सका। कुछ भी सहेजा नहीं गया; फिर कोशिश करें',
  ],
  'Enquiries can only be assigned to office staff': [
    'चौकशी फक्त ऑफिसमधील व्यक्तीकडे सोपवता येते',
    'पूछताछ सिर्फ़ ऑफ़िस के व्यक्ति को सौंपी जा सकती है',
  ],
  'Enter the time of the visit': ['भेट केव्हा आहे ते सांगा', 'बताएँ कि विज़िट कब है'],
  'Please use at most 4000 characters': ['जास्तीत जास्त 4000 अक्षरे लिहा', 'ज़्यादा से ज़्यादा 4000 अक्षर लिखें'],
  'Choose a date': ['तारीख निवडा', 'तारीख चुनें'],
  'Please choose at least one enquiry': ['किमान एक चौकशी निवडा', 'कम से कम एक पूछताछ चुनें'],
  'Answer sent': ['उत्तर पाठवले', 'जवाब भेजा गया'],
  'Logged as a reply': ['उत्तर म्हणून नोंद झाली', 'जवाब के रूप में दर्ज हुआ'],
  'Logged. You reached no one, so it doesn’t count as a reply': [
    'नोंद झाली. संपर्क झाला नाही, म्हणून हे उत्तर धरले जात नाही',
    'दर्ज हुआ। संपर्क नहीं हुआ, इसलिए यह जवाब नहीं माना जाएगा',
  ],
  'Address not found': ['पत्ता सापडला नाही', 'पता नहीं मिला'],
  // contacts
  'Choose a colleague': ['सहकारी निवडा', 'सहकर्मी चुनें'],
  'Please choose at least one contact': ['किमान एक संपर्क निवडा', 'कम से कम एक संपर्क चुनें'],
  'Please enter a tag': ['टॅग लिहा', 'टैग लिखें'],
  'This pair no longer exists': ['ही जोडी आता नाही', 'यह जोड़ी अब नहीं है'],
  'One of the two contacts has changed. Please reload and compare again': [
    'दोनपैकी एक संपर्क बदलला आहे. पान पुन्हा उघडून तुलना करा',
    'दो में से एक संपर्क बदल गया है। पेज फिर खोलकर तुलना करें',
  ],
  'This merge is already undone': ['हे एकत्रीकरण आधीच पूर्ववत केले आहे', 'यह मिलाना पहले ही वापस लिया गया है'],
  'One of the two contacts no longer exists': ['दोनपैकी एक संपर्क आता नाही', 'दो में से एक संपर्क अब नहीं है'],
  'Merge not found': ['एकत्रीकरण सापडले नाही', 'मिलाना नहीं मिला'],
  'A contact can’t be merged with itself': [
    'संपर्क त्याच संपर्काशी एकत्र करता येत नाही',
    'संपर्क को उसी संपर्क से नहीं मिलाया जा सकता',
  ],
  'Contact not found': ['संपर्क सापडला नाही', 'संपर्क नहीं मिला'],
  'Contact deleted': ['संपर्क हटवला', 'संपर्क हटाया गया'],
  'Someone else saved this contact while you were editing it': [
    'तुम्ही बदल करत असताना दुसऱ्या कोणीतरी हा संपर्क जतन केला',
    'आपके बदलाव करते समय किसी और ने यह संपर्क सहेजा',
  ],
  'Note not found': ['नोंद सापडली नाही', 'नोट नहीं मिला'],
  'Note removed': ['नोंद काढली', 'नोट हटाया गया'],
  'Please enter a note': ['नोंद लिहा', 'नोट लिखें'],
  'This isn’t a mobile number. Use ten digits that start with 6 to 9, or one with its country code': [
    'हा मोबाइल नंबर नाही: 6 ते 9 ने सुरू होणारे दहा अंक किंवा देशाच्या कोडसह नंबर लिहा',
    'यह मोबाइल नंबर नहीं है: 6 से 9 से शुरू होने वाले दस अंक या देश के कोड के साथ नंबर लिखें',
  ],
  'Use digits, at least three, with spaces, + and brackets': [
    'किमान तीन अंक लिहा; स्पेस, + आणि कंस चालतात',
    'कम से कम तीन अंक लिखें; स्पेस, + और कोष्ठक चलते हैं',
  ],
  'Use a date such as 1984-11-21': ['1984-11-21 अशी तारीख लिहा', '1984-11-21 जैसी तारीख लिखें'],
  'Please use at most 120 characters': ['जास्तीत जास्त 120 अक्षरे लिहा', 'ज़्यादा से ज़्यादा 120 अक्षर लिखें'],
  'Please enter a first name': ['नाव लिहा', 'नाम लिखें'],
  'Enter phone numbers separated by commas': ['फोन नंबर स्वल्पविराम देऊन लिहा', 'फ़ोन नंबर कॉमा लगाकर लिखें'],
  'Enter email addresses separated by commas': ['ई-मेल पत्ते स्वल्पविराम देऊन लिहा', 'ई-मेल पते कॉमा लगाकर लिखें'],
  'Use at most {tags} tags of at most {max} characters': [
    'जास्तीत जास्त {tags} टॅग आणि प्रत्येकी {max} अक्षरे चालतात',
    'ज़्यादा से ज़्यादा {tags} टैग और हर एक में {max} अक्षर चलते हैं',
  ],
  'Noted. They are different people': ['नोंद झाली: त्या वेगवेगळ्या व्यक्ती आहेत', 'दर्ज हुआ: वे अलग-अलग लोग हैं'],
  'Noted. They are two people': ['नोंद झाली: त्या दोन व्यक्ती आहेत', 'दर्ज हुआ: वे दो लोग हैं'],
  // decisions about listings
  'It was changed in the meantime, so it stays as it is': [
    'त्यानंतर ती बदलली आहे, म्हणून आहे तशीच राहते',
    'उसके बाद वह बदली है, इसलिए वैसी ही रहती है',
  ],
  'The same home has since been listed again': [
    'त्यानंतर तेच घर पुन्हा नोंदवले गेले आहे',
    'उसके बाद वही घर फिर लिस्ट किया गया है',
  ],
  'Bulk decision not found': ['एकत्र निर्णय सापडला नाही', 'एक साथ लिया निर्णय नहीं मिला'],
  'Please choose at least one listing': ['किमान एक जाहिरात निवडा', 'कम से कम एक लिस्टिंग चुनें'],
  'The listing has changed since you opened it. Please review it again': [
    'तुम्ही उघडल्यानंतर जाहिरात बदलली आहे. पुन्हा तपासा',
    'आपके खोलने के बाद लिस्टिंग बदल गई है। फिर जाँचें',
  ],
  'This listing is already approved': ['ही जाहिरात आधीच मंजूर आहे', 'यह लिस्टिंग पहले ही मंज़ूर है'],
  'The decision was not saved': ['निर्णय जतन झाला नाही', 'निर्णय सहेजा नहीं गया'],
  'This reason is no longer offered. Please choose another': [
    'हे कारण आता उपलब्ध नाही. दुसरे निवडा',
    'यह कारण अब उपलब्ध नहीं है। दूसरा चुनें',
  ],
  'Reason not found': ['कारण सापडले नाही', 'कारण नहीं मिला'],
  'There are too many reasons. Please delete one first': [
    'कारणे खूप झाली आहेत. आधी एक हटवा',
    'कारण बहुत ज़्यादा हैं। पहले एक हटाएँ',
  ],
  'Please enter the reason in English': ['कारण इंग्रजीत लिहा', 'कारण अंग्रेज़ी में लिखें'],
  'Please use at most 500 characters': ['जास्तीत जास्त 500 अक्षरे लिहा', 'ज़्यादा से ज़्यादा 500 अक्षर लिखें'],
  'The date of the evidence can’t be in the future': [
    'पुरावा पुढच्या तारखेचा असू शकत नाही',
    'सबूत आगे की तारीख का नहीं हो सकता',
  ],
  'Use a date such as 2026-11-21': ['2026-11-21 अशी तारीख लिहा', '2026-11-21 जैसी तारीख लिखें'],
  'Noted. These are two properties': ['नोंद झाली: या दोन वेगळ्या मालमत्ता आहेत', 'दर्ज हुआ: ये दो अलग प्रॉपर्टी हैं'],
  // the archive of adverts
  'Entries {from} to {until} are missing': [
    'नोंदी {from} ते {until} नाहीत',
    'प्रविष्टियाँ {from} से {until} नहीं हैं',
  ],
  'Entry {seq} does not follow the one before it': [
    'नोंद {seq} आधीच्या नोंदीला जुळत नाही',
    'प्रविष्टि {seq} पिछली प्रविष्टि से नहीं जुड़ती',
  ],
  'Entry {seq} was changed': ['नोंद {seq} बदलली आहे', 'प्रविष्टि {seq} बदली गई है'],
  'The document of entry {seq} is missing': ['नोंद {seq}: दस्तऐवज नाही', 'प्रविष्टि {seq}: दस्तावेज़ नहीं है'],
  'The document of entry {seq} was changed': [
    'नोंद {seq}: दस्तऐवज बदलला आहे',
    'प्रविष्टि {seq}: दस्तावेज़ बदला गया है',
  ],
  '{name} has this open until {time}. Take it over first': [
    'हे {name} यांच्याकडे उघडे आहे, {time}पर्यंत. आधी ते तुमच्याकडे घ्या',
    'यह {name} के पास {time} तक खुला है। पहले इसे अपने पास लें',
  ],
  'This enquiry has changed since you opened it. Its date is now {time}': [
    'तुम्ही उघडल्यानंतर ही चौकशी बदलली आहे: आता तारीख {time}',
    'आपके खोलने के बाद यह पूछताछ बदल गई है: अब तारीख {time}',
  ],
  'This enquiry has changed since you opened it. It no longer has a date': [
    'तुम्ही उघडल्यानंतर ही चौकशी बदलली आहे: आता तारीख नाही',
    'आपके खोलने के बाद यह पूछताछ बदल गई है: अब तारीख नहीं है',
  ],
  'Unknown field {field}. The fields are {known}': [
    'अनोळखी रकाना: {field}. हे रकाने चालतात: {known}',
    'अनजान फ़ील्ड: {field}। ये फ़ील्ड चलते हैं: {known}',
  ],
  // a file of places
  '{id} is in the file twice': ['फाइलमध्ये दोनदा: {id}', 'फ़ाइल में दो बार: {id}'],
  'The first line must name the columns {columns}; {missing} is missing': [
    'पहिल्या ओळीत हे कॉलम हवेत: {columns}. नसलेले: {missing}',
    'पहली पंक्ति में ये कॉलम चाहिए: {columns}। जो नहीं हैं: {missing}',
  ],
  'At most {max} places in one file': [
    'एका फाइलमध्ये जास्तीत जास्त {max} ठिकाणे',
    'एक फ़ाइल में ज़्यादा से ज़्यादा {max} जगहें',
  ],
  'The file has no places': ['फाइलमध्ये एकही ठिकाण नाही', 'फ़ाइल में एक भी जगह नहीं'],
  'Line {line}, {field}: {problem}': ['ओळ {line}, {field}: {problem}', 'पंक्ति {line}, {field}: {problem}'],
  'Task not found': ['काम सापडले नाही', 'काम नहीं मिला'],
  'Record not found': ['अशी नोंद नाही', 'ऐसी कोई प्रविष्टि नहीं है'],
  'Choose a day': ['दिवस निवडा', 'दिन चुनें'],
  'Enter what needs to be done': ['काय करायचे ते लिहा', 'लिखें कि क्या करना है'],
  'Choose a time': ['वेळ निवडा', 'समय चुनें'],
  'Free again': ['पुन्हा मोकळे', 'फिर खाली'],
  // changes of many
  'The person who started this no longer has permission': [
    'ज्यांनी हे सांगितले त्यांना आता याची परवानगी नाही',
    'जिन्होंने यह कहा था उन्हें अब इसकी अनुमति नहीं',
  ],
  'This is already being undone': ['हे आधीच पूर्ववत होत आहे', 'यह पहले से वापस लिया जा रहा है'],
  'This is still running. Stop it, then undo it': [
    'हे अजून सुरू आहे. आधी थांबवा, मग पूर्ववत करा',
    'यह अभी चल रहा है। पहले रोकें, फिर वापस लें',
  ],
  'This was already undone': ['हे आधीच पूर्ववत केले आहे', 'यह पहले ही वापस लिया गया है'],
  'Nothing was changed, so there is nothing to undo': [
    'काहीही बदलले नाही, म्हणून पूर्ववत करायचे काही नाही',
    'कुछ बदला नहीं, इसलिए वापस लेने को कुछ नहीं',
  ],
  'It can no longer be undone: {minutes} minutes have passed': [
    'हे आता पूर्ववत करता येत नाही: {minutes} मिनिटे झाली आहेत',
    'इसे अब वापस नहीं लिया जा सकता: {minutes} मिनट हो चुके हैं',
  ],
  'It can no longer be undone, because the owners have been notified': [
    'हे आता पूर्ववत करता येत नाही: मालकांना कळवले आहे',
    'इसे अब वापस नहीं लिया जा सकता: मालिकों को बता दिया गया है',
  ],
  'Bulk change not found': ['हा एकत्र बदल सापडला नाही', 'यह एक साथ बदलाव नहीं मिला'],
  'This has already ended': ['हे आधीच संपले आहे', 'यह पहले ही खत्म हो चुका है'],
});
