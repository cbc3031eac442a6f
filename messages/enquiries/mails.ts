import { defineTexts } from '@/lib/platform/language/define';

/** Mails about enquiries and their conversations. */
export default defineTexts({
  '{name} has sent an enquiry.': ['{name} यांनी चौकशी केली आहे.', '{name} ने पूछताछ की है।'],
  '{name} has sent an enquiry about {title}.': [
    '{name} यांनी चौकशी केली आहे. विषय: {title}.',
    '{name} ने पूछताछ की है। विषय: {title}।',
  ],
  'Phone: {phone}': ['फोन: {phone}', 'फ़ोन: {phone}'],
  'E-mail: {email}': ['ई-मेल: {email}', 'ई-मेल: {email}'],
  'New enquiry': ['नवीन चौकशी', 'नई पूछताछ'],
  'New enquiry about {title}': ['नवीन चौकशी: {title}', 'नई पूछताछ: {title}'],
  'a property': ['एक मालमत्ता', 'एक प्रॉपर्टी'],
  'we have received your enquiry and will be in touch, usually within a working day.': [
    'तुमची चौकशी आम्हाला मिळाली आहे. आम्ही लवकरच, बहुधा एका कामकाजाच्या दिवसात, संपर्क करू.',
    'आपकी पूछताछ हमें मिल गई है। हम जल्द ही, आम तौर पर एक कामकाजी दिन में, संपर्क करेंगे।',
  ],
  'we have received your enquiry about {title} and will be in touch, usually within a working day.': [
    'तुमची चौकशी आम्हाला मिळाली आहे: {title}. आम्ही लवकरच, बहुधा एका कामकाजाच्या दिवसात, संपर्क करू.',
    'आपकी पूछताछ हमें मिल गई है: {title}। हम जल्द ही, आम तौर पर एक कामकाजी दिन में, संपर्क करेंगे।',
  ],
  'If you did not write to us, somebody has mistyped an address. You need do nothing.': [
    'तुम्ही आम्हाला लिहिले नसेल, तर कोणीतरी पत्ता लिहिताना चूक केली असावी. तुम्हाला काही करायची गरज नाही.',
    'अगर आपने हमें नहीं लिखा, तो किसी से पता लिखने में गलती हुई है। आपको कुछ करने की ज़रूरत नहीं।',
  ],
  'We have received your enquiry': ['तुमची चौकशी मिळाली', 'आपकी पूछताछ मिली'],
  'We have received your enquiry about {title}': ['तुमची चौकशी मिळाली: {title}', 'आपकी पूछताछ मिली: {title}'],
  // the conversation
  'There is an answer to your enquiry:': ['तुमच्या चौकशीला उत्तर आले आहे:', 'आपकी पूछताछ का जवाब आया है:'],
  'There is an answer to your enquiry about {title}:': [
    'तुमच्या चौकशीला उत्तर आले आहे. विषय: {title}',
    'आपकी पूछताछ का जवाब आया है। विषय: {title}',
  ],
  '{name} writes:': ['{name} यांचा संदेश:', '{name} का संदेश:'],
  '{name} writes about {title}:': ['{name} यांचा संदेश. विषय: {title}', '{name} का संदेश। विषय: {title}'],
  'Answer this mail, or write on the page: {link}': [
    'या मेलला उत्तर द्या किंवा या पानावर लिहा: {link}',
    'इस मेल का जवाब दें या इस पेज पर लिखें: {link}',
  ],
  'Answer here: {link}': ['इथे उत्तर द्या: {link}', 'यहाँ जवाब दें: {link}'],
  'Answer to your enquiry': ['तुमच्या चौकशीला उत्तर', 'आपकी पूछताछ का जवाब'],
  'Answer to your enquiry about {title}': ['तुमच्या चौकशीला उत्तर: {title}', 'आपकी पूछताछ का जवाब: {title}'],
  'A message': ['एक संदेश', 'एक संदेश'],
  'A message about {title}': ['संदेश: {title}', 'संदेश: {title}'],
});
