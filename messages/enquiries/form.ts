import { defineTexts } from '@/lib/platform/language/define';

/** The question sheet of a property page. */
export default defineTexts({
  Mobile: ['मोबाइल', 'मोबाइल'],
  'Enquiry about {title}': ['चौकशी: {title}', 'पूछताछ: {title}'],
  'Your enquiry about {title}': ['तुमची चौकशी: {title}', '{title} के बारे में आपकी पूछताछ'],
  'Enquire about this property': ['या मालमत्तेची चौकशी करा', 'इस प्रॉपर्टी के बारे में पूछें'],
  'I am interested in {title}.': [
    'मला या मालमत्तेबद्दल माहिती हवी आहे: {title}.',
    'मुझे इस प्रॉपर्टी के बारे में जानकारी चाहिए: {title}।',
  ],
  'I am asking about': ['मला विचारायचे आहे', 'मुझे पूछना है'],
  Papers: ['कागदपत्रे', 'दस्तावेज़'],
  'I would like to visit it.': ['मला ती पाहायची आहे.', 'मुझे इसे देखना है।'],
  'Is the price negotiable?': ['किंमत कमी-जास्त होऊ शकते का?', 'क्या कीमत पर बात हो सकती है?'],
  'Please send me copies of the documents.': ['कृपया कागदपत्रांच्या प्रती पाठवा.', 'कृपया दस्तावेज़ों की कॉपी भेजें।'],
  'Is the rent negotiable?': ['भाडे कमी-जास्त होऊ शकते का?', 'क्या किराए पर बात हो सकती है?'],
  'Which papers are needed for the agreement?': [
    'करारासाठी कोणती कागदपत्रे लागतात?',
    'एग्रीमेंट के लिए कौन-से दस्तावेज़ चाहिए?',
  ],
  'Submitting...': ['पाठवत आहे...', 'भेजा जा रहा है...'],
  'Send enquiry': ['चौकशी पाठवा', 'पूछताछ भेजें'],
  'We pass your message on to the person offering the property, and use it for nothing else.': [
    'तुम्ही लिहिलेली माहिती आम्ही फक्त जाहिरातदारांना देतो, इतर कशासाठीही वापरत नाही.',
    'आपकी लिखी जानकारी हम सिर्फ़ विज्ञापनदाता को देते हैं, किसी और काम के लिए इस्तेमाल नहीं करते।',
  ],
  'Your enquiry is waiting for a connection': [
    'इंटरनेट आल्यावर तुमची चौकशी पाठवली जाईल',
    'इंटरनेट आने पर आपकी पूछताछ भेजी जाएगी',
  ],
  'Your enquiry has been sent': ['तुमची चौकशी पाठवली आहे', 'आपकी पूछताछ भेज दी गई है'],
  'It’s saved on this device and will be sent once you’re back online. You don’t need to fill it in again.': [
    'ती या डिव्हाइसवर जतन आहे आणि इंटरनेट येताच एकदाच पाठवली जाईल. पुन्हा भरायची गरज नाही.',
    'यह इस डिवाइस पर सहेजी है और इंटरनेट आते ही एक बार भेजी जाएगी। फिर से भरने की ज़रूरत नहीं।',
  ],
  'What happens next': ['पुढे काय होईल', 'आगे क्या होगा'],
  '{recipient} has your message now.': [
    '{recipient} यांना तुमचा संदेश मिळाला आहे.',
    '{recipient} को आपका संदेश मिल गया है।',
  ],
  'You’ll get a call on <b>{phone}</b>, usually within a working day.': [
    'तुम्हाला <b>{phone}</b> या नंबरवर फोन येईल, सहसा कामकाजाच्या एका दिवसात.',
    'आपको <b>{phone}</b> पर कॉल आएगा, आमतौर पर एक कामकाजी दिन में।',
  ],
  'You’ll get a call on <b>{phone}</b>.': [
    'तुम्हाला <b>{phone}</b> या नंबरवर फोन येईल.',
    'आपको <b>{phone}</b> पर कॉल आएगा।',
  ],
  'A confirmation is on its way to {email}.': [
    '{email} या पत्त्यावर पोचपावती पाठवली आहे.',
    '{email} पर पुष्टि भेजी जा रही है।',
  ],
  'Back to the property': ['मालमत्तेकडे परत', 'प्रॉपर्टी पर वापस'],
  'Open WhatsApp': ['WhatsApp उघडा', 'WhatsApp खोलें'],
});
