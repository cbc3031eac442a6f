import { texts } from '@/lib/language/define';

/** The sheets of a property page that ask for an answer and for a visit. */
export default texts({
  Mobile: ['मोबाइल', 'मोबाइल'],
  // enquiry
  'Enquiry about {title}': ['चौकशी: {title}', 'पूछताछ: {title}'],
  'Your enquiry about {title}': ['{title} बद्दल तुमची चौकशी', '{title} के बारे में आपकी पूछताछ'],
  'Enquire about this property': ['या मालमत्तेची चौकशी करा', 'इस प्रॉपर्टी के बारे में पूछें'],
  'I am interested in {title}.': ['मला {title} मध्ये रस आहे.', 'मुझे {title} में रुचि है.'],
  'I am asking about': ['मला विचारायचे आहे', 'मुझे पूछना है'],
  Visit: ['भेट', 'विज़िट'],
  Price: ['किंमत', 'कीमत'],
  Papers: ['कागदपत्रे', 'काग़ज़'],
  'I would like to visit it.': ['मला ती पाहायची आहे.', 'मुझे इसे देखना है.'],
  'Is the price negotiable?': ['किंमत कमी-जास्त होऊ शकते का?', 'क्या कीमत पर बात हो सकती है?'],
  'Please send me copies of the papers.': ['कृपया कागदपत्रांच्या प्रती पाठवा.', 'कृपया काग़ज़ों की कॉपी भेजें.'],
  'Is the rent negotiable?': ['भाडे कमी-जास्त होऊ शकते का?', 'क्या किराए पर बात हो सकती है?'],
  'Which papers are needed for the agreement?': [
    'करारासाठी कोणती कागदपत्रे लागतात?',
    'एग्रीमेंट के लिए कौन-से काग़ज़ चाहिए?',
  ],
  Message: ['संदेश', 'संदेश'],
  'Submitting...': ['पाठवत आहे...', 'भेज रहे हैं...'],
  'Send enquiry': ['चौकशी पाठवा', 'पूछताछ भेजें'],
  'We pass on what you write to who offers the property, and use it for nothing else.': [
    'तुम्ही लिहिलेले आम्ही फक्त मालमत्ता देणाऱ्यांना देतो, दुसऱ्या कशासाठी वापरत नाही.',
    'आप जो लिखते हैं वह हम केवल प्रॉपर्टी देने वाले को देते हैं, और किसी काम में नहीं लेते.',
  ],
  'Your enquiry waits for a network': ['तुमची चौकशी नेटवर्कची वाट पाहत आहे', 'आपकी पूछताछ नेटवर्क के इंतज़ार में है'],
  'Your enquiry has been sent': ['तुमची चौकशी पाठवली आहे', 'आपकी पूछताछ भेज दी गई है'],
  'It is stored on this device and sent once, as soon as there is a network. You need not fill it in again.':
    [
      'ती या उपकरणावर जतन आहे आणि नेटवर्क येताच एकदाच पाठवली जाईल. पुन्हा भरायची गरज नाही.',
      'यह इस डिवाइस पर सहेजी है और नेटवर्क आते ही एक बार भेजी जाएगी. फिर से भरने की ज़रूरत नहीं.',
    ],
  'What happens next': ['पुढे काय होईल', 'आगे क्या होगा'],
  '{recipient} has your message now.': [
    '{recipient} यांना तुमचा संदेश मिळाला आहे.',
    '{recipient} को आपका संदेश मिल गया है.',
  ],
  'You get a call on <b>{phone}</b>, usually within a working day.': [
    'तुम्हाला <b>{phone}</b> वर फोन येईल, सहसा कामाच्या एका दिवसात.',
    'आपको <b>{phone}</b> पर कॉल आएगा, आमतौर पर एक कामकाजी दिन में.',
  ],
  'A confirmation is on its way to {email}.': [
    '{email} वर पोचपावती पाठवली आहे.',
    '{email} पर पुष्टि भेजी जा रही है.',
  ],
  'Back to the property': ['मालमत्तेकडे परत', 'प्रॉपर्टी पर वापस'],
  'Open WhatsApp': ['WhatsApp उघडा', 'WhatsApp खोलें'],
  // visit
  'Book a visit': ['भेट ठरवा', 'विज़िट तय करें'],
  'The form could not be loaded. Please press again.': [
    'फॉर्म उघडता आला नाही. पुन्हा दाबा.',
    'फ़ॉर्म नहीं खुल सका. फिर से दबाएँ.',
  ],
  'Visit to {title}': ['भेट: {title}', 'विज़िट: {title}'],
  'Visit this home': ['हे घर पाहायला या', 'यह घर देखने आएँ'],
  'Visit: {title}': ['भेट: {title}', 'विज़िट: {title}'],
  'The free times could not be loaded. Please try again.': [
    'मोकळ्या वेळा मिळाल्या नाहीत. पुन्हा प्रयत्न करा.',
    'ख़ाली समय नहीं मिल सके. फिर से कोशिश करें.',
  ],
  'Loading the free times...': ['मोकळ्या वेळा पाहत आहे...', 'ख़ाली समय देख रहे हैं...'],
  'No visit is possible at the moment. Please call.': [
    'सध्या भेट शक्य नाही. कृपया फोन करा.',
    'अभी विज़िट संभव नहीं. कृपया कॉल करें.',
  ],
  'When could you come? Up to {count} half-days': [
    'तुम्ही कधी येऊ शकता? जास्तीत जास्त {count} अर्धे दिवस',
    'आप कब आ सकते हैं? ज़्यादा से ज़्यादा {count} आधे दिन',
  ],
  'I come with family': ['मी कुटुंबासह येईन', 'परिवार भी साथ आएगा'],
  'Get the answer by e-mail, or add a word': [
    'उत्तर ई-मेलने मिळवा, किंवा काही लिहा',
    'जवाब ई-मेल से पाएँ, या कुछ लिखें',
  ],
  'For the confirmation with an entry for your calendar, and a reminder': [
    'कॅलेंडरमध्ये नोंदीसह खात्री आणि आठवण यासाठी',
    'कैलेंडर की एंट्री के साथ पुष्टि और याद दिलाने के लिए',
  ],
  'A word': ['काही सांगायचे', 'कुछ कहना'],
  'Sending...': ['पाठवत आहे...', 'भेज रहे हैं...'],
  'Ask for a visit': ['भेटीची विनंती करा', 'विज़िट के लिए कहें'],
  '{host} gets your name and number for this visit, and for nothing else.': [
    '{host} यांना तुमचे नाव आणि नंबर फक्त या भेटीसाठी मिळतात.',
    '{host} को आपका नाम और नंबर केवल इस विज़िट के लिए मिलता है.',
  ],
  'The visit could not be asked for. Please try again.': [
    'भेटीची विनंती पाठवता आली नाही. पुन्हा प्रयत्न करा.',
    'विज़िट के लिए नहीं कहा जा सका. फिर से कोशिश करें.',
  ],
  'You have asked for a visit': ['तुम्ही भेटीची विनंती केली आहे', 'आपने विज़िट के लिए कहा है'],
  '{host} confirms a time, offers another one, or declines. You get a mail then.': [
    '{host} वेळेची खात्री करतील, दुसरी वेळ देतील किंवा नकार देतील. तेव्हा तुम्हाला ई-मेल येईल.',
    '{host} समय की पुष्टि करेंगे, दूसरा समय देंगे या मना करेंगे. तब आपको ई-मेल मिलेगा.',
  ],
  '{host} confirms a time, offers another one, or declines. You see it under My visits, and by your own link:':
    [
      '{host} वेळेची खात्री करतील, दुसरी वेळ देतील किंवा नकार देतील. ते ‘माझ्या भेटी’ मध्ये आणि तुमच्या लिंकवर दिसेल:',
      '{host} समय की पुष्टि करेंगे, दूसरा समय देंगे या मना करेंगे. यह ‘मेरी विज़िट’ में और आपके लिंक पर दिखेगा:',
    ],
  'Your link to this visit': ['या भेटीची तुमची लिंक', 'इस विज़िट का आपका लिंक'],
  'Send the link by WhatsApp': ['लिंक WhatsApp वर पाठवा', 'लिंक WhatsApp पर भेजें'],
  'Who has the link can change the visit. It shows no number and no e-mail address.': [
    'ज्यांच्याकडे लिंक आहे ते भेट बदलू शकतात. त्यात नंबर किंवा ई-मेल दिसत नाही.',
    'जिसके पास लिंक है वह विज़िट बदल सकता है. उसमें न नंबर दिखता है, न ई-मेल.',
  ],
});
