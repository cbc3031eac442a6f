import { GRIEVANCE_DAYS, GRIEVANCE_HOURS } from '@/lib/content/policies/constants';
import { officerLinks } from '@/lib/content/policies/rules';
import type { Translated } from '@/lib/platform/language/long-text';
import type { grievance } from './grievance';

export default ((site) => ({
  title: 'तक्रारी',
  path: '/grievance',
  lead: 'इथे काही चुकीचे, बेकायदेशीर किंवा तुमच्याबद्दलचे असेल तर कोणाला लिहायचे आणि पुढे काय होते.',
  sections: [
    {
      id: 'officer',
      title: 'तक्रार अधिकारी',
      text: site.grievanceOfficer
        ? ([
            `नाव: ${site.grievanceOfficer.name}`,
            `पद: तक्रार अधिकारी, ${site.name}, ${site.address}`,
          ] as const)
        : ([`तक्रारी इथे पोहोचतात: ${site.name}, ${site.address}`] as const),
      links: officerLinks(site),
    },
    {
      id: 'what',
      title: 'काय लिहावे',
      text: ['काही ओळी पुरेशा आहेत:'],
      list: [
        'पानाचा पत्ता किंवा मालमत्ता कोड',
        'काय चुकीचे आहे आणि केव्हापासून',
        'तुम्हाला काय हवे आहे',
        'तुमच्याशी संपर्क कसा करावा; तुमच्या डेटाबद्दलची तक्रार असेल तर तुमच्या खात्याचा ई-मेल पत्ताही',
      ],
    },
    {
      id: 'when',
      title: 'पुढे काय होते',
      text: [
        `तक्रार मिळाल्याचे आम्ही ${GRIEVANCE_HOURS} तासांत कळवतो आणि ${GRIEVANCE_DAYS} दिवसांत कारणांसह निर्णय देतो (माहिती तंत्रज्ञान (मध्यस्थ मार्गदर्शक तत्त्वे आणि डिजिटल माध्यम आचारसंहिता) नियम, 2021 चा नियम 3(2)). कोणाचे खासगी फोटो 24 तासांत काढले जातात.`,
        'तुमच्या वैयक्तिक डेटाबद्दलच्या तक्रारी डिजिटल वैयक्तिक डेटा संरक्षण नियम, 2025 च्या नियम 14(3) मध्ये येतात: त्यांना किती दिवसांत उत्तर मिळते ते खालील फॉर्ममध्ये आहे. प्रत्येक तक्रारीला क्रमांक मिळतो आणि मेलने त्याची पुष्टी होते.',
        'जाहिरातीच्या तळाशीही, खात्याशिवाय, तक्रार करता येते: “या जाहिरातीची तक्रार करा”.',
      ],
    },
    {
      id: 'further',
      title: 'समाधान झाले नाही तर',
      text: ['पुढे इथे तक्रार करता येते:'],
      list: [
        'तुमच्या वैयक्तिक डेटाबद्दल, भारतीय डेटा संरक्षण मंडळाकडे',
        'मजकुराबद्दलच्या आमच्या निर्णयाविरुद्ध, 30 दिवसांत, तक्रार अपील समितीकडे',
        'नोंदणीकृत प्रकल्प किंवा एजंटबद्दल, महारेराकडे',
        'पैसे देऊन घेतलेल्या सेवेबद्दल, ग्राहक आयोगाकडे',
      ],
      links: [{ href: '/privacy', label: 'गोपनीयता सूचना' }],
    },
    ...(site.reraAgentNumber
      ? ([
          {
            id: 'rera',
            title: 'नोंदणी',
            text: [`महारेरा एजंट नोंदणी, ${site.name}: ${site.reraAgentNumber}.`],
          },
        ] as const)
      : []),
  ],
})) satisfies Translated<typeof grievance>;
