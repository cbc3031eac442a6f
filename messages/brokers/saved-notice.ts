import { defineTexts } from '@/lib/platform/language/define';

/** Messages after saving a listing: components/brokers/own-listings/saved-notice.tsx. */
export default defineTexts({
  '<name>{title}</name> is saved, and goes public once you confirm your email address.': [
    '<name>{title}</name> जतन झाली. तुम्ही ई-मेल पत्त्याची पुष्टी केली की ती प्रसिद्ध होईल.',
    '<name>{title}</name> सहेजी गई। ई-मेल पते की पुष्टि करते ही प्रकाशित हो जाएगी।',
  ],
  '<name>{title}</name> is saved. {why}.': [
    '<name>{title}</name> जतन झाली. {why}.',
    '<name>{title}</name> सहेजी गई। {why}।',
  ],
  '<name>{title}</name> is published, and everyone can see it. We’re reviewing it.': [
    '<name>{title}</name> प्रसिद्ध झाली: ती सर्वांना दिसते. दरम्यान आम्ही ती तपासतो.',
    '<name>{title}</name> प्रकाशित हुई: यह सबको दिखती है। इस बीच हम इसे जाँचते हैं।',
  ],
  '<name>{title}</name> is saved as a draft. Only you and our team can see it until you make it active.': [
    '<name>{title}</name> मसुदा म्हणून जतन झाली. तुम्ही सक्रिय करेपर्यंत ती फक्त तुम्हाला आणि आम्हाला दिसते.',
    '<name>{title}</name> ड्राफ़्ट के रूप में सहेजी गई। आपके सक्रिय करने तक यह सिर्फ़ आपको और हमें दिखती है।',
  ],
  '<name>{title}</name> is saved and paused. Only you and our team can see it until you make it active again.':
    [
      '<name>{title}</name> जतन झाली आणि थांबवली आहे. तुम्ही पुन्हा सक्रिय करेपर्यंत ती फक्त तुम्हाला आणि आम्हाला दिसते.',
      '<name>{title}</name> सहेजी और रोकी गई। आपके फिर सक्रिय करने तक यह सिर्फ़ आपको और हमें दिखती है।',
    ],
  '<name>{title}</name> is saved as {status}.': [
    '<name>{title}</name> जतन झाली. स्थिती: {status}.',
    '<name>{title}</name> सहेजी गई। स्थिति: {status}।',
  ],
  'Edit it': ['बदल करा', 'बदलाव करें'],
  'Confirm my email': ['माझ्या ई-मेलची पुष्टी करा', 'मेरे ई-मेल की पुष्टि करें'],
  'See it': ['पाहा', 'देखें'],
  Continue: ['पुढे काम करा', 'आगे बढ़ें'],
  'Share it': ['इतरांना पाठवा', 'दूसरों को भेजें'],
  Copied: ['कॉपी झाली', 'कॉपी हो गया'],
  'Copy the link': ['लिंक कॉपी करा', 'लिंक कॉपी करें'],
  'Brochure (PDF)': ['माहितीपत्रक (PDF)', 'ब्रोशर (PDF)'],
  'QR code of {title}': ['QR कोड: {title}', '{title} का QR कोड'],
});
