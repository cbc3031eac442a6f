import { defineTexts } from '@/lib/platform/language/define';

/** `/my-data` and the form of complaints. */
export default defineTexts({
  'My data and rights': ['माझा डेटा आणि हक्क', 'मेरा डेटा और अधिकार'],
  'Your consents, nominee and complaints, and the data we keep.': [
    'तुमच्या संमती, नामनिर्देशित व्यक्ती, तक्रारी आणि आम्ही कोणता डेटा ठेवतो.',
    'आपकी सहमतियाँ, नामित व्यक्ति, शिकायतें और हम कौन-सा डेटा रखते हैं।',
  ],
  // consents
  'What I agreed to': ['मी कशाला संमती दिली', 'मैंने किस बात की सहमति दी'],
  'Each consent is for one purpose, in the words you saw. Withdrawing takes one press, just like agreeing.': [
    'प्रत्येक संमती एकाच कामासाठी असते आणि तुम्ही पाहिलेल्या मजकुरासह इथे राहते. दिली तशीच ती एका बटणाने मागे घेता येते.',
    'हर सहमति एक ही काम के लिए होती है और आपके देखे पाठ के साथ यहाँ रहती है। जैसे दी थी, वैसे ही एक बटन से वापस ली जा सकती है।',
  ],
  'Nothing so far.': ['अजून काही नाही.', 'अभी कुछ नहीं।'],
  'Given on {day}': ['{day} रोजी दिली', '{day} को दी'],
  'number ending in {number}': ['नंबरचे शेवटचे अंक: {number}', 'नंबर के आखिरी अंक: {number}'],
  Withdraw: ['संमती मागे घ्या', 'सहमति वापस लें'],
  'Withdraw: {title}': ['संमती मागे घ्या: {title}', 'सहमति वापस लें: {title}'],
  'Withdrawn. We no longer do anything based on it.': [
    'संमती मागे घेतली. त्यासाठी यापुढे काहीही केले जाणार नाही.',
    'सहमति वापस ले ली गई। इसके लिए आगे कुछ नहीं किया जाएगा।',
  ],
  'We couldn’t load your consents. Please try again later.': [
    'तुमच्या संमती वाचता आल्या नाहीत. थोड्या वेळाने पुन्हा प्रयत्न करा.',
    'आपकी सहमतियाँ पढ़ी नहीं जा सकीं। थोड़ी देर बाद फिर कोशिश करें।',
  ],
  'WhatsApp: {kind}': ['WhatsApp: {kind}', 'WhatsApp: {kind}'],
  'Replies to their questions': ['विचारलेल्या गोष्टींची उत्तरे', 'पूछी गई बातों के जवाब'],
  'Visit reminders': ['भेटींची स्मरणपत्रे', 'विज़िट के रिमाइंडर'],
  'News about homes they’re looking for': [
    'शोधत असलेल्या घरांबद्दल नवीन माहिती',
    'जिन घरों की तलाश है उनकी नई जानकारी',
  ],
  Offers: ['ऑफर', 'ऑफ़र'],
  // nominee
  Nominee: ['नामनिर्देशित व्यक्ती', 'नामित व्यक्ति'],
  'The person who exercises these rights for you if you die or can’t act. They write to our grievance officer from the email address you give here.':
    [
      'तुमच्या मृत्यूनंतर किंवा तुम्ही असमर्थ असाल तेव्हा तुमच्या वतीने हे हक्क वापरणारी व्यक्ती. तिने इथे दिलेल्या ई-मेल पत्त्यावरून आमच्या तक्रार अधिकाऱ्यांना लिहायचे.',
      'वह व्यक्ति जो आपकी मृत्यु के बाद या आपके असमर्थ होने पर आपकी ओर से ये अधिकार इस्तेमाल करे। उनका पत्र यहाँ दिए ई-मेल पते से हमारे शिकायत अधिकारी को आना चाहिए।',
    ],
  'Relation to you': ['तुमच्याशी नाते', 'आपसे रिश्ता'],
  'Name a nominee': ['व्यक्ती नामनिर्देशित करा', 'व्यक्ति नामित करें'],
  'Replace nominee': ['व्यक्ती बदला', 'व्यक्ति बदलें'],
  'Remove nominee': ['व्यक्ती काढा', 'व्यक्ति हटाएँ'],
  'Nominee saved': ['नामनिर्देशित व्यक्तीची माहिती जतन झाली', 'नामित व्यक्ति की जानकारी सहेजी गई'],
  'Nominee removed': ['नामनिर्देशित व्यक्तीची माहिती काढली', 'नामित व्यक्ति की जानकारी हटाई गई'],
  // complaints
  'My complaints': ['माझ्या तक्रारी', 'मेरी शिकायतें'],
  'Each has a number and a deadline for our reply.': [
    'प्रत्येकीला क्रमांक आणि आमच्या उत्तराची शेवटची तारीख असते.',
    'हर शिकायत का एक नंबर और हमारे जवाब की आखिरी तारीख होती है।',
  ],
  'Our reply: {answer}': ['आमचे उत्तर: {answer}', 'हमारा जवाब: {answer}'],
  'We’ll reply by {day} at the latest.': ['उत्तर {day}पर्यंत मिळेल.', 'जवाब {day} तक मिलेगा।'],
  Complain: ['तक्रार करा', 'शिकायत करें'],
  'Complain here': ['इथे तक्रार करा', 'यहाँ शिकायत करें'],
  'Each complaint gets a number. Complaints about your data are answered within {dataDays} days, all others within {otherDays} days.':
    [
      'प्रत्येक तक्रारीला क्रमांक मिळतो. तुमच्या डेटाबद्दलच्या तक्रारींना {dataDays} दिवसांत, इतर सर्वांना {otherDays} दिवसांत उत्तर मिळते.',
      'हर शिकायत को एक नंबर मिलता है। आपके डेटा की शिकायतों का जवाब {dataDays} दिन में, बाकी सबका {otherDays} दिन में मिलता है।',
    ],
  About: ['कशाबद्दल', 'किस बारे में'],
  'My data': ['माझा डेटा', 'मेरा डेटा'],
  'Data of a person who named me as nominee': [
    'मला नामनिर्देशित केलेल्या व्यक्तीचा डेटा',
    'उस व्यक्ति का डेटा जिसने मुझे नामित किया',
  ],
  'A listing or a text on this site': ['या साइटवरील जाहिरात किंवा मजकूर', 'इस साइट की कोई लिस्टिंग या जानकारी'],
  'A service or a person at the agency': ['एजन्सीची सेवा किंवा व्यक्ती', 'एजेंसी की कोई सेवा या व्यक्ति'],
  'What’s wrong, and what you’d like us to do': ['काय चुकले आणि तुमची मागणी काय', 'क्या गलत है और आप क्या चाहते हैं'],
  'Send complaint': ['तक्रार पाठवा', 'शिकायत भेजें'],
  'Your grievance number is {number}. We’ll reply by {day} at the latest, and have emailed you a confirmation.':
    [
      'तुमच्या तक्रारीचा क्रमांक: {number}. उत्तर {day}पर्यंत मिळेल; पुष्टीचा मेल येईल.',
      'आपकी शिकायत का नंबर: {number}। जवाब {day} तक मिलेगा; पुष्टि का मेल आएगा।',
    ],
  // the rest
  'Data we keep': ['आम्ही कोणता डेटा ठेवतो', 'हम कौन-सा डेटा रखते हैं'],
  'Every kind of record, why we keep it and for how long, generated from the program itself.': [
    'सर्व प्रकारच्या नोंदी, कशासाठी आणि किती काळ, थेट प्रोग्राममधून तयार केलेल्या.',
    'हर तरह के रिकॉर्ड, किसलिए और कब तक, सीधे प्रोग्राम से बनी सूची।',
  ],
  'Data map (PDF)': ['डेटा नकाशा (PDF)', 'डेटा का नक्शा (PDF)'],
  'Download or erase my data': ['माझा डेटा डाउनलोड करा किंवा कायमचा हटवा', 'मेरा डेटा डाउनलोड करें या मिटाएँ'],
});
