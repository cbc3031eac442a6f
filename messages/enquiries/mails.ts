import { defineTexts } from '@/lib/platform/language/define';

/** Mails about enquiries and their conversations. */
export default defineTexts({
  '{name} has sent an enquiry.': ['{name} यांनी चौकशी केली आहे.', '{name} ने पूछताछ की है।'],
  '{name} has sent an enquiry about {title}.': [
    '{name} यांनी चौकशी केली आहे. विषय: {title}.',
    '{name} ने पूछताछ की है। विषय: {title}।',
  ],
  'Phone: {phone}': ['फोन: {phone}', 'फ़ोन: {phone}'],
  'Email: {email}': ['ई-मेल: {email}', 'ई-मेल: {email}'],
  'This home is sold.': ['हे घर विकले गेले आहे.', 'यह घर बिक चुका है।'],
  'This home is let.': ['हे घर भाड्याने दिले गेले आहे.', 'यह घर किराए पर दे दिया गया है।'],
  'This home is not available at the moment.': ['हे घर सध्या उपलब्ध नाही.', 'यह घर अभी उपलब्ध नहीं है।'],
  'This home is no longer offered.': ['हे घर आता उपलब्ध नाही.', 'यह घर अब उपलब्ध नहीं है।'],
  'Sold: {title}': ['विकले गेले: {title}', 'बिक गया: {title}'],
  'Let: {title}': ['भाड्याने दिले: {title}', 'किराए पर दिया गया: {title}'],
  'Not available at the moment: {title}': ['सध्या उपलब्ध नाही: {title}', 'अभी उपलब्ध नहीं: {title}'],
  'No longer offered: {title}': ['आता उपलब्ध नाही: {title}', 'अब उपलब्ध नहीं: {title}'],
  'You asked about {title}. {why} You don’t need to do anything.': [
    'तुम्ही या घराबद्दल विचारले होते: {title}. {why} तुम्हाला काही करायची गरज नाही.',
    'आपने इस घर के बारे में पूछा था: {title}। {why} आपको कुछ करने की ज़रूरत नहीं।',
  ],
  'Homes like this one': ['अशीच इतर घरे', 'ऐसे ही दूसरे घर'],
  'Read the enquiry': ['चौकशी वाचा', 'पूछताछ पढ़ें'],
  'Read and reply': ['वाचा आणि उत्तर द्या', 'पढ़ें और जवाब दें'],
  'You can also reply to this email.': ['याच मेलला उत्तर दिले तरी चालेल.', 'इसी मेल का जवाब भी दिया जा सकता है।'],
  'New enquiry': ['नवीन चौकशी', 'नई पूछताछ'],
  'New enquiry about {title}': ['नवीन चौकशी: {title}', 'नई पूछताछ: {title}'],
  'a property': ['एक मालमत्ता', 'एक प्रॉपर्टी'],
  'We have received your enquiry and will be in touch, usually within a working day.': [
    'तुमची चौकशी आम्हाला मिळाली आहे. आम्ही लवकरच, सहसा कामकाजाच्या एका दिवसात, संपर्क करू.',
    'आपकी पूछताछ हमें मिल गई है। हम जल्द ही, आमतौर पर एक कामकाजी दिन में, संपर्क करेंगे।',
  ],
  'We have received your enquiry about {title} and will be in touch, usually within a working day.': [
    'तुमची चौकशी आम्हाला मिळाली आहे: {title}. आम्ही लवकरच, सहसा कामकाजाच्या एका दिवसात, संपर्क करू.',
    'आपकी पूछताछ हमें मिल गई है: {title}। हम जल्द ही, आमतौर पर एक कामकाजी दिन में, संपर्क करेंगे।',
  ],
  'We have received your enquiry about {title}. The lister has your message and will reply.': [
    'तुमची चौकशी आम्हाला मिळाली आहे: {title}. ती जाहिरातदाराकडे आहे आणि उत्तर तेच देतील.',
    'आपकी पूछताछ हमें मिल गई है: {title}। वह विज्ञापनदाता के पास है और जवाब उन्हीं से आएगा।',
  ],
  'Not you? Ignore this email.': [
    'तुम्ही मागितले नव्हते? हा ई-मेल सोडून द्या.',
    'आपने नहीं माँगा था? इस ई-मेल को अनदेखा करें।',
  ],
  'We have received your enquiry': ['तुमची चौकशी मिळाली', 'आपकी पूछताछ मिली'],
  'We have received your enquiry about {title}': ['तुमची चौकशी मिळाली: {title}', 'आपकी पूछताछ मिली: {title}'],
  // the conversation
  'Your enquiry and the replies': ['तुमची चौकशी आणि तिची उत्तरे', 'आपकी पूछताछ और उसके जवाब'],
  '{name} replied to your enquiry': [
    '{name} यांनी तुमच्या चौकशीला उत्तर दिले',
    '{name} ने आपकी पूछताछ का जवाब दिया',
  ],
  '{name} replied to your enquiry about {title}': [
    '{name} यांनी तुमच्या चौकशीला उत्तर दिले: {title}',
    '{name} ने आपकी पूछताछ का जवाब दिया: {title}',
  ],
  '{name} wrote to you': ['{name} यांचा तुम्हाला संदेश', '{name} का आपके लिए संदेश'],
  '{name} wrote to you about {title}': ['{name} यांचा संदेश: {title}', '{name} का संदेश: {title}'],
});
