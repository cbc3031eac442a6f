import { defineTexts } from '@/lib/platform/language/define';

/** Mails about listings: decisions, and questions about availability. */
export default defineTexts({
  'We have reviewed and approved your listing.': [
    'आम्ही तुमची जाहिरात तपासून मंजूर केली आहे.',
    'हमने आपकी लिस्टिंग जाँचकर मंज़ूर कर दी है।',
  ],
  'We have reviewed your listing and could not approve it. It is paused, so visitors do not see it.': [
    'आम्ही तुमची जाहिरात तपासली, पण ती मंजूर करता आली नाही. ती थांबवली आहे: लोकांना ती दिसत नाही.',
    'हमने आपकी लिस्टिंग जाँची, पर वह मंज़ूर नहीं की जा सकी। उसे रोक दिया गया है: वह लोगों को नहीं दिखती।',
  ],
  'We have verified your listing. It now carries the green badge.': [
    'आम्ही तुमच्या जाहिरातीची पडताळणी केली आहे. आता तिच्यावर हिरवा शिक्का आहे.',
    'हमने आपकी लिस्टिंग सत्यापित कर दी है। अब उस पर हरा बैज है।',
  ],
  'Your listing is no longer marked as verified.': [
    'तुमच्या जाहिरातीवर आता "पडताळलेली" असा शिक्का नाही.',
    'आपकी लिस्टिंग पर अब "सत्यापित" का बैज नहीं है।',
  ],
  'Your listing is published.': ['तुमची जाहिरात प्रसिद्ध झाली आहे.', 'आपकी लिस्टिंग प्रकाशित हो गई है।'],
  'We have paused your listing, so visitors do not see it.': [
    'आम्ही तुमची जाहिरात थांबवली आहे: लोकांना ती दिसत नाही.',
    'हमने आपकी लिस्टिंग रोक दी है: वह लोगों को नहीं दिखती।',
  ],
  'Your listing has expired, so visitors no longer see it.': [
    'तुमच्या जाहिरातीची मुदत संपली आहे: लोकांना ती आता दिसत नाही.',
    'आपकी लिस्टिंग का समय समाप्त हो गया है: अब वह लोगों को नहीं दिखती।',
  ],
  'Reason: {reason}': ['कारण: {reason}', 'कारण: {reason}'],
  // still available?
  '{count, plural, one {Is it still available?} other {Are these # still available?}}': [
    '{count, plural, one {ही मालमत्ता अजून उपलब्ध आहे का?} other {या # मालमत्ता अजून उपलब्ध आहेत का?}}',
    '{count, plural, one {क्या यह अब भी उपलब्ध है?} other {क्या ये # अब भी उपलब्ध हैं?}}',
  ],
  '{count, plural, one {Your listing will be paused} other {# of your listings will be paused}}': [
    '{count, plural, one {तुमची जाहिरात थांबवली जाईल} other {तुमच्या # जाहिराती थांबवल्या जातील}}',
    '{count, plural, one {आपकी लिस्टिंग रोक दी जाएगी} other {आपकी # लिस्टिंग रोक दी जाएँगी}}',
  ],
  '{count, plural, one {Your listing is paused} other {# of your listings are paused}}': [
    '{count, plural, one {तुमची जाहिरात थांबवली आहे} other {तुमच्या # जाहिराती थांबवल्या आहेत}}',
    '{count, plural, one {आपकी लिस्टिंग रोक दी गई है} other {आपकी # लिस्टिंग रोक दी गई हैं}}',
  ],
  'A visitor says it’s gone. Is it?': [
    'साइटवरील एका व्यक्तीच्या मते ती आता उपलब्ध नाही. खरे आहे का?',
    'साइट पर किसी का कहना है कि यह अब उपलब्ध नहीं। क्या यह सच है?',
  ],
  'Buyers see when a listing was last confirmed, and confirmed ones come first in the newest lists. Please open the link and confirm with one tap whether it’s still available:':
    [
      'मालमत्ता उपलब्ध असल्याचे शेवटचे कधी कळवले हे खरेदीदारांना दिसते आणि अलीकडे कळवलेल्या जाहिराती आधी दिसतात. कृपया लिंक उघडा आणि एका टॅपमध्ये सांगा, ती अजून उपलब्ध आहे का:',
      'खरीदारों को दिखता है कि प्रॉपर्टी उपलब्ध होने की पुष्टि आखिरी बार कब हुई और जिनकी पुष्टि हाल में हुई, वे लिस्टिंग पहले दिखती हैं। कृपया लिंक खोलें और एक टैप में बताएँ कि यह अब भी उपलब्ध है या नहीं:',
    ],
  'This hasn’t been confirmed for a long time. It’s paused {days} days after the last confirmation, and buyers no longer see it. One tap keeps it online:':
    [
      'बऱ्याच दिवसांत ही उपलब्ध असल्याचे कोणी कळवलेले नाही. शेवटच्या पुष्टीनंतर {days} दिवसांनी ती थांबवली जाते आणि खरेदीदारांना दिसत नाही. एका टॅपने ती राहील:',
      'काफ़ी दिनों से किसी ने इसके उपलब्ध होने की पुष्टि नहीं की है। आखिरी पुष्टि के {days} दिन बाद यह रोक दी जाती है और खरीदारों को नहीं दिखती। एक टैप से यह बनी रहेगी:',
    ],
  'This hasn’t been confirmed for a long time, so buyers no longer see it. One tap shows it again:': [
    'बऱ्याच दिवसांत ही उपलब्ध असल्याचे कोणी कळवलेले नाही, म्हणून खरेदीदारांना ती दिसत नाही. एका टॅपने ती पुन्हा दिसेल:',
    'काफ़ी दिनों से किसी ने इसके उपलब्ध होने की पुष्टि नहीं की है, इसलिए खरीदारों को यह नहीं दिखती। एक टैप से यह फिर दिखेगी:',
  ],
  'A visitor says this is no longer available. Please open the link and tell us with one tap:': [
    'साइटवरील एका व्यक्तीच्या मते ही आता उपलब्ध नाही. कृपया लिंक उघडा आणि एका टॅपमध्ये खरे काय ते सांगा:',
    'साइट पर किसी का कहना है कि यह अब उपलब्ध नहीं है। कृपया लिंक खोलें और एक टैप में बताएँ कि सच क्या है:',
  ],
  'Each link works without signing in, for its listing only and for {days} days. Please don’t share it.': [
    'प्रत्येक लिंक फक्त तिच्या जाहिरातीसाठी आहे, लॉग इनशिवाय {days} दिवस चालते. कृपया ती कोणाला देऊ नका.',
    'हर लिंक सिर्फ़ अपनी लिस्टिंग के लिए है और लॉग इन के बिना {days} दिन चलता है। कृपया इसे किसी को न दें।',
  ],
  'We approved your listing: {title}': [
    'आम्ही तुमची जाहिरात मंजूर केली: {title}',
    'हमने आपकी लिस्टिंग मंज़ूर की: {title}',
  ],
  'We could not approve your listing: {title}': [
    'तुमची जाहिरात मंजूर करता आली नाही: {title}',
    'आपकी लिस्टिंग मंज़ूर नहीं की जा सकी: {title}',
  ],
  'We verified your listing: {title}': [
    'आम्ही तुमच्या जाहिरातीची पडताळणी केली: {title}',
    'हमने आपकी लिस्टिंग सत्यापित की: {title}',
  ],
  'Your listing is no longer verified: {title}': [
    'तुमची जाहिरात आता पडताळलेली नाही: {title}',
    'आपकी लिस्टिंग अब सत्यापित नहीं है: {title}',
  ],
  'We published your listing: {title}': [
    'आम्ही तुमची जाहिरात प्रसिद्ध केली: {title}',
    'हमने आपकी लिस्टिंग प्रकाशित की: {title}',
  ],
  'We paused your listing: {title}': ['आम्ही तुमची जाहिरात थांबवली: {title}', 'हमने आपकी लिस्टिंग रोक दी: {title}'],
  'Your listing has expired: {title}': [
    'तुमच्या जाहिरातीची मुदत संपली: {title}',
    'आपकी लिस्टिंग का समय समाप्त हुआ: {title}',
  ],
  // one mail about several listings
  'We have reviewed and approved these listings.': [
    'आम्ही या जाहिराती तपासून मंजूर केल्या आहेत.',
    'हमने ये लिस्टिंग जाँचकर मंज़ूर कर दी हैं।',
  ],
  'We have reviewed these listings and could not approve them. They are paused, so visitors do not see them.':
    [
      'आम्ही या जाहिराती तपासल्या, पण त्या मंजूर करता आल्या नाहीत. त्या थांबवल्या आहेत: लोकांना त्या दिसत नाहीत.',
      'हमने ये लिस्टिंग जाँचीं, पर वे मंज़ूर नहीं की जा सकीं। उन्हें रोक दिया गया है: वे लोगों को नहीं दिखतीं।',
    ],
  'We have verified these listings. They now carry the green badge.': [
    'आम्ही या जाहिरातींची पडताळणी केली आहे. आता त्यांच्यावर हिरवा शिक्का आहे.',
    'हमने ये लिस्टिंग सत्यापित कर दी हैं। अब उन पर हरा बैज है।',
  ],
  'These listings are no longer marked as verified.': [
    'या जाहिरातींवर आता "पडताळलेली" असा शिक्का नाही.',
    'इन लिस्टिंग पर अब "सत्यापित" का बैज नहीं है।',
  ],
  'These listings are published.': ['या जाहिराती प्रसिद्ध झाल्या आहेत.', 'ये लिस्टिंग प्रकाशित हो गई हैं।'],
  'We have paused these listings, so visitors do not see them.': [
    'आम्ही या जाहिराती थांबवल्या आहेत: लोकांना त्या दिसत नाहीत.',
    'हमने ये लिस्टिंग रोक दी हैं: वे लोगों को नहीं दिखतीं।',
  ],
  'These listings have expired, so visitors no longer see them.': [
    'या जाहिरातींची मुदत संपली आहे: लोकांना त्या आता दिसत नाहीत.',
    'इन लिस्टिंग का समय समाप्त हो गया है: अब वे लोगों को नहीं दिखतीं।',
  ],
  'We approved {count} of your listings': [
    'आम्ही तुमच्या {count} जाहिराती मंजूर केल्या',
    'हमने आपकी {count} लिस्टिंग मंज़ूर कीं',
  ],
  'We could not approve {count} of your listings': [
    'तुमच्या {count} जाहिराती मंजूर करता आल्या नाहीत',
    'आपकी {count} लिस्टिंग मंज़ूर नहीं की जा सकीं',
  ],
  'We verified {count} of your listings': [
    'आम्ही तुमच्या {count} जाहिरातींची पडताळणी केली',
    'हमने आपकी {count} लिस्टिंग सत्यापित कीं',
  ],
  '{count} of your listings are no longer verified': [
    'तुमच्या {count} जाहिराती आता पडताळलेल्या नाहीत',
    'आपकी {count} लिस्टिंग अब सत्यापित नहीं हैं',
  ],
  'We published {count} of your listings': [
    'आम्ही तुमच्या {count} जाहिराती प्रसिद्ध केल्या',
    'हमने आपकी {count} लिस्टिंग प्रकाशित कीं',
  ],
  'We paused {count} of your listings': [
    'आम्ही तुमच्या {count} जाहिराती थांबवल्या',
    'हमने आपकी {count} लिस्टिंग रोक दीं',
  ],
  '{count} of your listings have expired': [
    'तुमच्या {count} जाहिरातींची मुदत संपली',
    'आपकी {count} लिस्टिंग का समय समाप्त हुआ',
  ],
  '{count} in all. The first {shown} are below.': [
    'त्या एकूण {count} आहेत; पहिल्या {shown} खाली आहेत.',
    'वे कुल {count} हैं; पहली {shown} नीचे हैं।',
  ],
  'You can edit them, and we’ll review each change.': [
    'तुम्ही त्या बदलू शकता; प्रत्येक बदल आम्ही तपासतो.',
    'इन्हें बदला जा सकता है; हम हर बदलाव जाँचते हैं।',
  ],
  'Open your listings': ['तुमच्या जाहिराती उघडा', 'अपनी लिस्टिंग खोलें'],
  'You can edit it, and we’ll review each change.': [
    'तुम्ही ती बदलू शकता; प्रत्येक बदल आम्ही तपासतो.',
    'इसे बदला जा सकता है; हम हर बदलाव जाँचते हैं।',
  ],
  'Open the listing': ['जाहिरात उघडा', 'लिस्टिंग खोलें'],
  'Last confirmed on {day}': ['शेवटची पुष्टी: {day}', 'आखिरी पुष्टि: {day}'],
  'Confirm whether it’s available': ['उपलब्ध आहे का ते सांगा', 'बताएँ कि उपलब्ध है या नहीं'],
  'Start with the first': ['पहिलीपासून सुरू करा', 'पहली से शुरू करें'],
});
