import { defineTexts } from '@/lib/platform/language/define';

/** Letters about the account, its security, the team and listings. */
export default defineTexts({
  'Hello {name},': ['नमस्कार {name},', 'नमस्ते {name},'],
  'Hello,': ['नमस्कार,', 'नमस्ते,'],
  // the account
  'Set a new password': ['नवीन पासवर्ड सेट करा', 'नया पासवर्ड सेट करें'],
  'Open this link to set a new password. It works once, for {minutes} minutes:': [
    'नवीन पासवर्ड सेट करण्यासाठी ही लिंक उघडा. {minutes} मिनिटांत ती एकदाच वापरता येते:',
    'नया पासवर्ड सेट करने के लिए यह लिंक खोलें। यह {minutes} मिनट के भीतर एक बार काम करेगा:',
  ],
  'If you didn’t ask for this, ignore this email. Your password won’t change.': [
    'तुम्ही हे मागितले नसेल, तर या मेलकडे दुर्लक्ष करा. तुमचा पासवर्ड तोच राहील.',
    'अगर आपने यह नहीं माँगा था, तो इस मेल को अनदेखा करें। आपका पासवर्ड वही रहेगा।',
  ],
  'Confirm your email address': ['तुमच्या ई-मेल पत्त्याची पुष्टी करा', 'अपने ई-मेल पते की पुष्टि करें'],
  'Open this link to confirm that this address is yours. It works once, for {days} days:': [
    'हा पत्ता तुमचाच आहे हे सांगण्यासाठी ही लिंक उघडा. {days} दिवसांत ती एकदाच वापरता येते:',
    'यह पता आपका ही है, यह बताने के लिए यह लिंक खोलें। यह {days} दिन के भीतर एक बार काम करेगा:',
  ],
  'If you don’t have an account with us, ignore this email.': [
    'आमच्याकडे तुमचे खाते नसेल, तर या मेलकडे दुर्लक्ष करा.',
    'अगर हमारे यहाँ आपका खाता नहीं है, तो इस मेल को अनदेखा करें।',
  ],
  'You already have an account': ['तुमचे खाते आधीपासूनच आहे', 'आपका खाता पहले से है'],
  'Someone, perhaps you, tried to create an account with this address. You already have one, so nothing has changed.':
    [
      'या पत्त्याने खाते उघडण्याचा प्रयत्न झाला, कदाचित तुमच्याकडूनच. तुमचे खाते आधीपासूनच आहे आणि ते तसेच राहील.',
      'इस पते से किसी ने, शायद आपने ही, खाता खोलने की कोशिश की। आपका खाता पहले से है और वैसा ही रहेगा।',
    ],
  'Forgotten your password? {link}': ['पासवर्ड आठवत नसेल तर: {link}', 'पासवर्ड याद न हो तो: {link}'],
  'If this wasn’t you, ignore this email.': [
    'ते तुम्ही केले नसेल, तर या मेलकडे दुर्लक्ष करा.',
    'अगर यह आपने नहीं किया, तो इस मेल को अनदेखा करें।',
  ],
  'Your password was changed': ['तुमचा पासवर्ड बदलला आहे', 'आपका पासवर्ड बदला गया है'],
  'Your password was just changed, and all other browsers were signed out.': [
    'तुमच्या खात्याचा पासवर्ड आत्ताच बदलला आहे आणि इतर सर्व ब्राउझरमधून लॉग आउट केले आहे.',
    'आपके खाते का पासवर्ड अभी बदला गया है और बाकी सभी ब्राउज़र से लॉग आउट कर दिया गया है।',
  ],
  'As you asked, your account and everything in it will be erased on {day}.': [
    'तुमच्या विनंतीप्रमाणे तुमचे खाते आणि त्यातील सर्व माहिती {day} रोजी कायमची हटवली जाईल.',
    'आपके कहने पर आपका खाता और उसकी सारी जानकारी {day} को मिटा दी जाएगी।',
  ],
  // another address
  'Change your email address?': ['तुमचा ई-मेल पत्ता बदलायचा आहे का?', 'क्या अपना ई-मेल पता बदलना है?'],
  'You asked to sign in with {address} instead of this address. Confirm it here within {days} days:': [
    'या पत्त्याऐवजी {address} या पत्त्याने लॉग इन करण्याची विनंती तुम्ही केली आहे. {days} दिवसांत इथे पुष्टी करा:',
    'आपने इस पते की जगह {address} से लॉग इन करने का अनुरोध किया है। {days} दिन के भीतर यहाँ पुष्टि करें:',
  ],
  'If that wasn’t you, don’t open the link. Set a new password, because someone is signed in to your account.':
    [
      'ते तुम्ही केले नसेल, तर लिंक उघडू नका आणि नवीन पासवर्ड सेट करा: तुमच्या खात्यात दुसरे कोणीतरी लॉग इन आहे.',
      'अगर यह आपने नहीं किया, तो लिंक न खोलें और नया पासवर्ड सेट करें: आपके खाते में कोई और लॉग इन है।',
    ],
  'Confirm your new email address': ['तुमच्या नवीन ई-मेल पत्त्याची पुष्टी करा', 'अपने नए ई-मेल पते की पुष्टि करें'],
  'This address already has an account': ['या पत्त्याचे खाते आधीपासूनच आहे', 'इस पते का खाता पहले से है'],
  'Someone, perhaps you, tried to use this email address for another account. Only one account can use an address.':
    [
      'हा ई-मेल पत्ता दुसऱ्या खात्यासाठी वापरण्याचा प्रयत्न झाला, कदाचित तुमच्याकडूनच. एक पत्ता एकाच खात्यासाठी वापरता येतो.',
      'किसी ने, शायद आपने ही, यह ई-मेल पता दूसरे खाते में जोड़ने की कोशिश की। एक पता एक ही खाते का हो सकता है।',
    ],
  'Nothing was changed. If this wasn’t you, ignore this email.': [
    'काहीही बदललेले नाही. ते तुम्ही केले नसेल, तर या मेलकडे दुर्लक्ष करा.',
    'कुछ भी नहीं बदला है। अगर यह आपने नहीं किया, तो इस मेल को अनदेखा करें।',
  ],
  'Your email address was changed': ['तुमचा ई-मेल पत्ता बदलला आहे', 'आपका ई-मेल पता बदला गया है'],
  'You now sign in with {address}. This address is no longer used.': [
    'आता तुम्ही {address} या पत्त्याने लॉग इन करता. हा पत्ता यापुढे वापरला जाणार नाही.',
    'अब लॉग इन {address} से होगा। यह पता अब इस्तेमाल नहीं होगा।',
  ],
  'If this wasn’t you, reverse the change within {days} days. That signs out all browsers:': [
    'ते तुम्ही केले नसेल, तर {days} दिवसांत बदल मागे घ्या. त्यानंतर सर्व ब्राउझरमधून लॉग आउट होईल:',
    'अगर यह आपने नहीं किया, तो {days} दिन के भीतर बदलाव वापस लें। इसके बाद सभी ब्राउज़र से लॉग आउट हो जाएगा:',
  ],
  // signing in
  'Your sign-in settings were changed': ['तुमच्या लॉग इनमध्ये बदल झाला आहे', 'आपके लॉग इन में बदलाव हुआ है'],
  'An authenticator app was added.': ['ऑथेंटिकेटर ॲप जोडले गेले.', 'ऑथेंटिकेटर ऐप जोड़ा गया।'],
  'The authenticator app was removed.': ['ऑथेंटिकेटर ॲप काढले गेले.', 'ऑथेंटिकेटर ऐप हटाया गया।'],
  'Your passkeys, authenticator app and recovery codes were removed by our office.': [
    'तुमच्या पासकी, ऑथेंटिकेटर ॲप आणि रिकव्हरी कोड आमच्या ऑफिसने काढले आहेत.',
    'आपकी पासकी, ऑथेंटिकेटर ऐप और रिकवरी कोड हमारे ऑफ़िस ने हटा दिए हैं।',
  ],
  'New recovery codes were created. The old ones no longer work.': [
    'नवीन रिकव्हरी कोड तयार झाले. जुने आता चालणार नाहीत.',
    'नए रिकवरी कोड बनाए गए। पुराने अब काम नहीं करेंगे।',
  ],
  'The passkey "{name}" was added.': ['"{name}" ही पासकी जोडली गेली.', '"{name}" पासकी जोड़ी गई।'],
  'The passkey "{name}" was removed.': ['"{name}" ही पासकी काढली गेली.', '"{name}" पासकी हटाई गई।'],
  'New sign-in to your account': ['तुमच्या खात्यात नवीन लॉग इन', 'आपके खाते में नया लॉग इन'],
  'A new browser signed in to your account.': [
    'तुमच्या खात्यात नवीन ब्राउझरमधून लॉग इन झाले आहे.',
    'आपके खाते में एक नए ब्राउज़र से लॉग इन हुआ है।',
  ],
  'Browser: {browser}': ['ब्राउझर: {browser}', 'ब्राउज़र: {browser}'],
  'Time: {time}': ['वेळ: {time}', 'समय: {time}'],
  'IP address: {address}': ['नेटवर्क पत्ता: {address}', 'नेटवर्क पता: {address}'],
  'If that was you, you don’t need to do anything.': [
    'ते तुम्हीच केले असेल, तर काही करायची गरज नाही.',
    'अगर यह आपने ही किया, तो कुछ करने की ज़रूरत नहीं।',
  ],
  // the team
  '{by} invites you to {team}': [
    'निमंत्रण: {team} ({by} यांच्याकडून)',
    '{by} की ओर से {team} में शामिल होने का निमंत्रण',
  ],
  '{by} invites you to join the team "{team}" as: {role}.': [
    '{by} यांच्याकडून "{team}" या टीमचे निमंत्रण. तुमची भूमिका: {role}.',
    '{by} की ओर से "{team}" टीम से जुड़ने का निमंत्रण। आपकी भूमिका: {role}।',
  ],
  '{by} invites you to the office': [
    'ऑफिसमध्ये काम करण्याचे निमंत्रण: {by} यांच्याकडून',
    '{by} की ओर से ऑफ़िस में काम करने का निमंत्रण',
  ],
  '{by} invites you to join our office as: {role}. {hint}': [
    '{by} यांच्याकडून आमच्या ऑफिसमध्ये काम करण्याचे निमंत्रण. तुमची भूमिका: {role}. {hint}',
    '{by} की ओर से हमारे ऑफ़िस में काम करने का निमंत्रण। आपकी भूमिका: {role}। {hint}',
  ],
  'Open this link, and sign in or create an account with this email address. It works once, until {day} ({days} days):':
    [
      'ही लिंक उघडा आणि या ई-मेल पत्त्याने लॉग इन करा किंवा खाते उघडा. ती {day}पर्यंत ({days} दिवस) एकदाच वापरता येते:',
      'यह लिंक खोलें और इस ई-मेल पते से लॉग इन करें या खाता खोलें। यह {day} तक ({days} दिन) एक बार काम करेगा:',
    ],
  'If you don’t know the sender, ignore this email. Nothing happens unless you accept.': [
    'पाठवणारी व्यक्ती ओळखीची नसेल, तर या मेलकडे दुर्लक्ष करा: तुमच्या संमतीशिवाय काहीही होत नाही.',
    'भेजने वाले से पहचान न हो, तो इस मेल को अनदेखा करें: आपकी सहमति के बिना कुछ नहीं होता।',
  ],
  '{name} has joined {team}': ['{name} आता या टीममध्ये आहेत: {team}', '{name} अब टीम में: {team}'],
  '{name} has accepted your invitation and is now a member of "{team}".': [
    '{name} यांनी तुमचे निमंत्रण स्वीकारले. "{team}" या टीमच्या सदस्यांत आता त्यांचे नाव आहे.',
    '{name} ने आपका निमंत्रण स्वीकार किया। "{team}" के सदस्यों में अब उनका नाम है।',
  ],
  'You are no longer a member of {team}': [
    'या टीममधील तुमचे सदस्यत्व संपले: {team}',
    'इस टीम में आपकी सदस्यता समाप्त हुई: {team}',
  ],
  'An owner of "{team}" has removed you from the team. You can no longer open its listings, leads and deals.':
    [
      '"{team}" या टीमच्या मालकांनी तुमचे सदस्यत्व संपवले आहे. टीमच्या जाहिराती, संभाव्य ग्राहक आणि व्यवहार आता तुम्हाला दिसणार नाहीत.',
      '"{team}" के मालिक ने आपकी सदस्यता समाप्त की है। टीम की लिस्टिंग, लीड और सौदे अब आपको नहीं दिखेंगे।',
    ],
  'You keep your own account. If you think this is a mistake, please ask the owner of the team.': [
    'तुमचे स्वतःचे खाते राहील. ही चूक वाटत असेल, तर कृपया टीमच्या मालकाला विचारा.',
    'आपका अपना खाता रहेगा। यह गलती लगे, तो कृपया टीम के मालिक से पूछें।',
  ],
  'You take over from {name}': ['{name} यांचे काम आता तुमच्याकडे', '{name} का काम अब आपके पास'],
  '{name} has left "{team}". Their listings, leads, visits, clients and deals are now yours.': [
    '{name} यांनी "{team}" सोडली आहे. त्यांच्या नावावरील जाहिराती, संभाव्य ग्राहक, भेटी, ग्राहक आणि व्यवहार आता तुमच्या नावावर आहेत.',
    '{name} ने "{team}" छोड़ दी है। उनके नाम की लिस्टिंग, लीड, विज़िट, ग्राहक और सौदे अब आपके नाम पर हैं।',
  ],
  // tasks and dates
  '{count, plural, one {1 task is due} other {# tasks are due}}': [
    '{count, plural, one {# काम करायचे आहे} other {# कामे करायची आहेत}}',
    '{count, plural, one {# काम करना है} other {# काम करने हैं}}',
  ],
  // records handed over
  '{name} assigned you {count, plural, one {# contact} other {# contacts}}': [
    '{name} यांनी तुमच्याकडे {count, plural, one {# संपर्क दिला आहे} other {# संपर्क दिले आहेत}}',
    '{name} ने आपको {count, plural, one {# संपर्क सौंपा है} other {# संपर्क सौंपे हैं}}',
  ],
  '{name} assigned you {count, plural, one {# enquiry} other {# enquiries}}': [
    '{name} यांनी तुमच्याकडे {count, plural, one {# चौकशी दिली आहे} other {# चौकशा दिल्या आहेत}}',
    '{name} ने आपको {count, plural, one {# पूछताछ सौंपी है} other {# पूछताछ सौंपी हैं}}',
  ],
  'They’re yours from now on.': ['आतापासून हे काम तुमच्याकडे आहे.', 'अब से यह काम आपके पास है।'],
  'Open the list': ['यादी उघडा', 'सूची खोलें'],
  'Late:': ['उशीर झालेली:', 'जिनमें देर हुई:'],
  'Today:': ['आज:', 'आज:'],
  'Sign in': ['लॉग इन करा', 'लॉग इन करें'],
  'If that wasn’t you, set a new one right away.': [
    'ते तुम्ही केले नसेल, तर लगेच नवीन पासवर्ड सेट करा.',
    'अगर यह आपने नहीं किया, तो तुरंत नया पासवर्ड सेट करें।',
  ],
  'Your account will be deleted on {day}': ['तुमचे खाते {day} रोजी हटवले जाईल', 'आपका खाता {day} को हटाया जाएगा'],
  'If you change your mind, sign in before then and choose "Keep my account".': [
    'विचार बदलला, तर त्याआधी लॉग इन करा आणि "माझे खाते ठेवा" निवडा.',
    'मन बदल जाए, तो उससे पहले लॉग इन करें और "मेरा खाता रखें" चुनें।',
  ],
  'If that wasn’t you, sign out everywhere and set a new password.': [
    'ते तुम्ही केले नसेल, तर सगळीकडून लॉग आउट करा आणि नवीन पासवर्ड सेट करा.',
    'अगर यह आपने नहीं किया, तो हर जगह से लॉग आउट करें और नया पासवर्ड सेट करें।',
  ],
  'If not, sign out everywhere and set a new password.': [
    'केले नसेल, तर सगळीकडून लॉग आउट करा आणि नवीन पासवर्ड सेट करा.',
    'नहीं किया, तो हर जगह से लॉग आउट करें और नया पासवर्ड सेट करें।',
  ],
  'Review my sign-ins': ['माझे लॉग इन पाहा', 'मेरे लॉग इन देखें'],
  'Reverse this change': ['मागे घ्या', 'वापस लें'],
  'Your day': ['तुमचा दिवस', 'आपका दिन'],
  'Open the deal': ['व्यवहार उघडा', 'सौदा खोलें'],
  'Read the invitation': ['निमंत्रण वाचा', 'निमंत्रण पढ़ें'],
  'Open the team': ['टीम उघडा', 'टीम खोलें'],
  'Open my account': ['माझे खाते उघडा', 'मेरा खाता खोलें'],
  'See what’s yours now': ['आता तुमच्याकडे काय आहे ते पाहा', 'देखें कि अब आपके पास क्या है'],
  '{by} changed your account’s role to {role}.': [
    '{by} यांनी तुमच्या खात्याला दुसरी भूमिका दिली आहे: {role}.',
    '{by} ने आपके खाते को दूसरी भूमिका दी है: {role}।',
  ],
  '{by} changed your role to {role}': [
    '{by} यांनी तुम्हाला दुसरी भूमिका दिली: {role}',
    '{by} ने आपको दूसरी भूमिका दी: {role}',
  ],
});
