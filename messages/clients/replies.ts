import { defineTexts } from '@/lib/platform/language/define';

/** What schemas and the API say about clients. */
export default defineTexts({
  'At most {max} tags': ['जास्तीत जास्त {max} टॅग', 'ज़्यादा से ज़्यादा {max} टैग'],
  'Enter a tag': ['टॅग लिहा', 'टैग लिखें'],
  'A next step needs what and on which day': [
    'पुढच्या पायरीसाठी काय आणि कोणत्या दिवशी ते लिहा',
    'अगले कदम के लिए लिखें क्या और किस दिन',
  ],
  'Choose at least one client': ['किमान एक ग्राहक निवडा', 'कम से कम एक ग्राहक चुनें'],
  'Choose at most {max} clients': ['जास्तीत जास्त {max} ग्राहक निवडा', 'ज़्यादा से ज़्यादा {max} ग्राहक चुनें'],
  'This client has as many tags as are possible': [
    'या ग्राहकाला आणखी टॅग लावता येत नाही',
    'इस ग्राहक पर और टैग नहीं लग सकते',
  ],
  'No home fits that was not sent already': [
    'जुळणारी सर्व घरे आधीच पाठवली आहेत',
    'मेल खाने वाले सभी घर पहले ही भेजे जा चुके हैं',
  ],
});
