import { GRIEVANCE_DAYS, GRIEVANCE_HOURS } from '@/lib/content/policies/constants';
import { officerLinks } from '@/lib/content/policies/rules';
import type { Translated } from '@/lib/platform/language/long-text';
import type { grievance } from './grievance';

export default ((site) => ({
  title: 'शिकायतें',
  path: '/grievance',
  lead: 'यहाँ कुछ गलत, गैरकानूनी या आपके बारे में हो तो किसे लिखें और फिर क्या होता है।',
  sections: [
    {
      id: 'officer',
      title: 'शिकायत अधिकारी',
      text: site.grievanceOfficer
        ? ([
            `नाम: ${site.grievanceOfficer.name}`,
            `पद: शिकायत अधिकारी, ${site.name}, ${site.address}`,
          ] as const)
        : ([`शिकायतें यहाँ आती हैं: ${site.name}, ${site.address}`] as const),
      links: officerLinks(site),
    },
    {
      id: 'what',
      title: 'क्या लिखें',
      text: ['कुछ पंक्तियाँ काफ़ी हैं:'],
      list: [
        'पेज का पता या प्रॉपर्टी कोड',
        'क्या गलत है और कब से',
        'आप क्या चाहते हैं',
        'आपसे संपर्क कैसे करें; अपने डेटा की शिकायत हो तो अपने खाते का ई-मेल पता भी',
      ],
    },
    {
      id: 'when',
      title: 'फिर क्या होता है',
      text: [
        `शिकायत मिलने की सूचना हम ${GRIEVANCE_HOURS} घंटे में देते हैं और ${GRIEVANCE_DAYS} दिन में कारण के साथ फ़ैसला करते हैं (सूचना प्रौद्योगिकी (मध्यवर्ती दिशानिर्देश और डिजिटल मीडिया आचार संहिता) नियम, 2021 का नियम 3(2))। किसी की निजी फ़ोटो 24 घंटे में हटा दी जाती हैं।`,
        'आपके व्यक्तिगत डेटा की शिकायतें डिजिटल व्यक्तिगत डेटा संरक्षण नियम, 2025 के नियम 14(3) में आती हैं: उनका जवाब कितने दिन में मिलता है, यह नीचे के फ़ॉर्म में लिखा है। हर शिकायत को एक नंबर मिलता है, जिसकी पुष्टि मेल से होती है।',
        'लिस्टिंग की शिकायत उसके नीचे से, बिना खाते के, भी हो सकती है: “इस लिस्टिंग की शिकायत करें”।',
      ],
    },
    {
      id: 'further',
      title: 'समाधान न मिले तो',
      text: ['आगे शिकायत यहाँ करें:'],
      list: [
        'अपने व्यक्तिगत डेटा के बारे में, भारतीय डेटा संरक्षण बोर्ड के पास',
        'सामग्री पर हमारे फ़ैसले के खिलाफ़, 30 दिनों के भीतर, शिकायत अपीलीय समिति के पास',
        'रजिस्टर्ड प्रोजेक्ट या एजेंट के बारे में, महारेरा के पास',
        'पैसे देकर ली गई सेवा के बारे में, उपभोक्ता आयोग के पास',
      ],
      links: [{ href: '/privacy', label: 'गोपनीयता सूचना' }],
    },
    ...(site.reraAgentNumber
      ? ([
          {
            id: 'rera',
            title: 'रजिस्ट्रेशन',
            text: [`${site.name} का महारेरा एजेंट रजिस्ट्रेशन: ${site.reraAgentNumber}।`],
          },
        ] as const)
      : []),
  ],
})) satisfies Translated<typeof grievance>;
