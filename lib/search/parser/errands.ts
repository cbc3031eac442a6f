import { foldWord } from '@/lib/platform/text/place-name';
import { PhraseTable } from './tokens';

/** The most specific one. A question or errand that this site answers beside its homes (lib/search/answers). */
export const ERRANDS = [
  ...(['sell', 'let', 'stamp-duty', 'tax', 'emi', 'areas', 'rate', 'reach'] as const),
  ...(['visit', 'fees', 'rera', 'saved', 'account'] as const),
] as const;
export type Errand = (typeof ERRANDS)[number];

const TABLE: Record<Errand, string> = {
  sell: 'post my, advertise my, promote my, how much will i get, how much can i get, how much would i get, kitna milega, kitne milenge, kitne me bikega, kitne mein bikega, kiti milel, kiti milatil, value my, value of my, valuation, property valuation, home valuation, house valuation, property worth, my property worth, worth of my, what is my, how much is my, mere ghar ki keemat, mere flat ki keemat, bikega, bikegi, bikenge, biknar, विकेल, बिकेगा, मूल्यांकन, sel my, sell, selling, sell my, want to sell, bechna, bechna hai, bechni, bechni hai, bechne, bechne hai, bechna chahta, bikwana, bikwani, bikvana, bikwa do, vikaycha, vikaycha aahe, vikaychay, vikaychaay, vikaychiy, vikaychey, विकायचाय, विकायचीय, विकायचंय, विकायचेय, vikaychi, vikaychi aahe, vikayche, vikayche aahe, vikayla, vikne, vikaych, vikun, विकायचा, विकायची, विकायचे, विकायचं, विकायला, विकणे, विकून, बेचना, बेचना है, बेचनी, बेचने, बिकवाना, post property, post my property, post a property, list my, list our, list a, list property, add property, add my property, advertise property, advertise my property, post free ad, property post',
  let: 'rent my, rent our, lease my, let my, rent out, rent out my, let out, lease out, give on rent, give for rent, put on rent, kiraye pe dena, kiraye par dena, kiraye pe deni, kiraye se dena, rent pe dena, rent par dena, bhade se dena, bhadyane dyaycha, bhadyane dyaychi, bhadyane dyayche, bhadyane dyayla, rent ne dyaycha, भाड्याने द्यायचा, भाड्याने द्यायची, भाड्याने द्यायचे, भाड्याने द्यायचं, भाड्याने देणे, किराये पर देना, किराए पर देना, किराये पर देनी, किराए पर देनी, tenant for my, tenant for our, tenants for my, find tenant, need tenant, want tenant, tenant wanted, tenants wanted, tenant needed, tenants needed, tenant chahiye, kirayedar chahiye, bhadekaru pahije, भाडेकरू पाहिजे, भाडेकरू हवा, किरायेदार चाहिए, किराएदार चाहिए',
  rate: 'ready reckoner, ready reckoner rate, circle rate, government rate, rate, rates, rate kya, ka rate, price of, price in, prices in, property price, property prices, property rate, property rates, market rate, market price, going rate, average price, avg price, average rate, price trend, price trends, how much is, how much does, how much for, what is the price, what is the price of, what is price of, what price, price list, rate list, keemat, kimat, kimmat, कीमत, क़ीमत, किंमत, per sq ft, per sqft, bhav, bhaav, bhaw, kimat kiti, kiti la, kitila, kitne ka, kitne ki, kitne me, kitna hai, kya bhav, भाव, दर, रेट, किंमत किती, कितीला, किती किंमत, कितने का, कितने की, कितने में, क्या भाव, क्या रेट, मूल्य',
  'stamp-duty':
    'cost of registration, cost of registry, gst, stamp duty, stamp duti, stampduty, stamp charges, stamp paper, registration charge, registration charges, registration fee, registration fees, registration cost, registry charge, registry charges, registry cost, registry kharcha, registry ka kharcha, registry fees, mudrank shulk, nondani shulk, stamp, transfer charges, property tax on purchase, gst on flat, मुद्रांक शुल्क, मुद्रांक, स्टॅम्प ड्युटी, स्टॅम्प ड्यूटी, स्टाम्प ड्यूटी, स्टांप ड्यूटी, रजिस्ट्री खर्च, रजिस्ट्री का खर्च, रजिस्ट्रेशन चार्ज, नोंदणी शुल्क, नोंदणी खर्च',
  tax: 'property tax, house tax, home tax, ghar tax, makan tax, nmc tax, municipal tax, corporation tax, flat tax, plot tax, ghar patti, gharpatti, ghar pattti, malmatta kar, मालमत्ता कर, घरपट्टी, घर पट्टी, संपत्ति कर, प्रॉपर्टी टॅक्स, प्रॉपर्टी टैक्स',
  emi: 'emi calculator, emi calculate, calculate emi, what is emi, what will be emi, what will be the emi, how much emi, emi kitni, emi kitna, emi kiti, kitni emi, kitna emi, loan calculator, ईएमआई कितनी, ईएमआय किती, हप्ता किती, emi',
  reach:
    'meet agent, meet an agent, meet the agent, meet owner, meet the owner, meet you, contact owner, contact the owner, contact seller, contact agent, contact builder, contact broker, call owner, call the owner, talk to owner, speak to owner, malik se baat, malkashi bolayche, send brochure, brochure, call me, call me back, contact number, contact no, contact details, contact us, how to contact, phone number, phone no, mobile number, owner number, owner no, owner contact, owner contact number, owner phone, owner phone number, owner mobile number, owner ka number, malik ka number, malkacha number, मालकाचा नंबर, मालिक का नंबर, helpline, talk to agent, talk to an agent, speak to agent, speak to an agent, speak with agent, talk to someone, agent se baat, agent se baat karni, agent se baat karna, call back, callback, request a call, your number, your office, saptam number, saptam contact, saptam office, customer care, call you, office address, your address, office timing, office timings, office hours, sampark, संपर्क, फोन नंबर, फ़ोन नंबर, कार्यालयाचा पत्ता, ऑफिस का पता',
  visit:
    'book site visit, book a site visit, schedule site visit, schedule a site visit, site visit, site visits, book visit, book a visit, schedule visit, schedule a visit, visit booking, visit ka time, bhet thravaychi, भेट ठरवायची, भेट ठरवा, साइट व्हिजिट, साइट विजिट',
  fees: 'your fee, your fees, our fees, your charges, your commission, brokerage kitna, brokerage kitni, brokerage kiti, brokerage charges, brokerage fee, brokerage fees, how much brokerage, what is brokerage, commission kitna, commission kiti, dalali kiti, dalali kitni, दलाली किती, दलाली कितनी, कमिशन किती, ब्रोकरेज किती, ब्रोकरेज कितनी',
  rera: 'check rera, how to check rera, rera check, verify rera, rera verify, rera verification, rera number check, check rera number, rera kaise check, rera kasa tapasaycha, रेरा कसा तपासायचा, रेरा कैसे जांचें, रेरा तपासणी',
  saved:
    'wishlist, wish list, my wishlist, liked homes, favourite homes, saved homes, my saved homes, saved flats, saved properties, my shortlist, shortlist, my favourites, my favorites, favourites, compare homes, compare flats, compare properties, तुलना, आवडलेली घरे, पसंदीदा घर',
  account:
    'login, log in, sign in, signin, sign up, signup, logout, my account, create account, forgot password, reset password, change password, password, लॉगिन, लॉग इन, पासवर्ड',
  areas:
    'which side, top areas, top localities, top 5 areas, top 10 areas, top 5 localities, developing area, developing areas, developing fast, fast developing, upcoming area, upcoming areas, growing area, growing areas, best area, best areas, best locality, best localities, best location, best place, good area, good areas, good locality, which area, which areas, which locality, which location, which place, cheapest area, cheapest areas, cheapest locality, cheap area, posh area, posh areas, safest area, safe area, safe areas, upcoming area, upcoming areas, developing area, developing areas, where to buy, where should i buy, where to invest, where can i get, invest, investing, investment, to invest, investment ke liye, guntavnuk, guntavnukisathi, nivesh, kaunsa area, kaun sa area, konsa area, kaunse area, konta area, kontya area, kontya bhagat, kis area, kaunsa ilaka, kaunsi jagah, कौन सा इलाका, कौनसा इलाका, किस इलाके, कोणता एरिया, कोणता भाग, कोणत्या भागात, कुठे घ्यावे, कुठे घ्यावा, निवेश, गुंतवणूक, गुंतवणुकीसाठी',
};

/** Words that together are an errand, in any position: "registry me kitna kharcha". */
const PAIRS: readonly (readonly [Errand, string, string])[] = [
  [
    'rate',
    'plot plots flat flats house houses bungalow bungalows shop shops office offices land ghar jamin zameen प्लॉट फ्लॅट फ्लैट घर जमीन',
    'dar price prices rate rates cost keemat kimat kimmat bhav भाव दर किंमत कीमत रेट',
  ],
  ['rate', 'rent kiraya bhade bhada किराया भाडे भाडं', 'kitna kitni kiti कितना कितनी किती'],
  [
    'rate',
    'rent rental rents kiraya bhade bhada',
    'average avg usual usually normal normally going typical typically range approx',
  ],
  [
    'stamp-duty',
    'registry registri rajistri registration nondani रजिस्ट्री नोंदणी',
    'kharcha kharch cost charge charges fees fee kitna kitni kiti much खर्च खर्चा किती कितना',
  ],
  [
    'reach',
    'office ऑफिस ऑफिसचा कार्यालय',
    'kaha kahan kahaan kuthe where address adress pata patta timing कुठे कहाँ कहां पत्ता पता',
  ],
  ['reach', 'whatsapp phone mobile contact call फोन', 'number no num me karo kara नंबर'],
  [
    'reach',
    'agent owner malik builder broker seller एजंट मालक मालिक',
    'number baat bolayche bolaycha bolna नंबर बात',
  ],
  [
    'rera',
    'rera maharera रेरा महारेरा',
    'complaint complain shikayat takrar तक्रार शिकायत what kya kay how check verify kaise kasa genuine fake asli कसा कैसे तपासा',
  ],
  [
    'visit',
    'visit visits bhet भेट',
    'can when weekend today tomorrow sunday saturday udya kal उद्या कल book schedule fix arrange plan tharva karaychi ठरवा',
  ],
  [
    'fees',
    'brokerage commission fee fees dalali ब्रोकरेज कमिशन दलाली',
    'kitna kitni kiti much charge charges lagega lagel pay pays who kaun kon किती कितना कितनी कौन कोण',
  ],
  ['sell', 'buyer buyers kharidar grahak', 'need want find chahiye pahije'],
  ['rate', 'compare comparison difference', 'price prices rate rates cost'],
  [
    'let',
    'rent lease kiraye kirayese kiraya bhade bhadyane किराये किराए भाड्याने',
    'give dena deni dene dyaycha dyaychi dyayche deu put rentout द्यायचा द्यायची द्यायचे देना देनी',
  ],
  [
    'areas',
    'kahan kaha kuthe where कहाँ कहां कुठे',
    'lena lene leni buy ghyava ghyave ghyaycha ghyayla invest kharidna लेना घ्यावा घ्यावे घ्यायचा',
  ],
  [
    'areas',
    'which konta kontya kaunsa konsa कोणता कौनसा',
    'better best changla changle accha acha achha चांगला चांगले अच्छा बेहतर',
  ],
];
const PAIRED = PAIRS.map(([errand, ...sides]) => ({
  errand,
  sides: sides.map((side) => new Set(side.split(' ').map(foldWord))),
}));

/** An errand without its exact phrase. */
export function pairedErrand(words: ReadonlySet<string>): Errand | undefined {
  return PAIRED.find(({ sides }) => sides.every((side) => [...side].some((word) => words.has(word))))?.errand;
}

/** Words of a question, which nobody looks for in homes. */
export const isOfErrand = (errand: Errand, word: string): boolean =>
  PAIRED.some((pair) => pair.errand === errand && pair.sides.some((side) => side.has(word)));

/** "is rera necessary", "rera zaroori hai kya": about the register, and no condition. */
const ABOUT_RERA = ['rera', 'maharera', 'rera number', 'rera registration', 'रेरा', 'महारेरा'].flatMap(
  (register) => [
    ...['necessary', 'needed', 'required', 'mandatory', 'compulsory', 'important', 'must', 'safe'].map(
      (word) => `is ${register} ${word}`,
    ),
    ...'zaroori hai kya, jaruri hai kya, mandatory hai kya, compulsory hai kya, garjecha aahe ka, garjeche aahe ka, lagte ka, lagta hai kya, mhanje kay, matlab kya, ka matlab, ज़रूरी है क्या, जरूरी है क्या, आवश्यक आहे का, गरजेचे आहे का, म्हणजे काय, क्या है, क्या होता है'
      .split(', ')
      .map((words) => `${register} ${words}`),
  ],
);

export const ERRAND_PHRASES = new PhraseTable<Errand>([
  ...ERRANDS.flatMap((errand) => TABLE[errand].split(', ').map((phrase) => [phrase, errand] as const)),
  ...ABOUT_RERA.map((phrase) => [phrase, 'rera'] as const),
]);
