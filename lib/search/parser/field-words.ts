import { foldWord } from '@/lib/platform/text/place-name';
import type { PropertySearch } from '@/lib/search/schema';

/** Facts of a listing given in words: each phrase with its condition. `today` is replaced by the date. */
export type FieldPhrase = {
  set: Partial<PropertySearch>;
  today?: 'maxAvailableFrom';
  /** only homes to let have it: otherwise the words rank like other words */
  ofRent?: true;
};

const FAMILY = ['families', 'anyone'];
const WORKERS = ['working-people', 'anyone'];
export const BACHELORS = ['working-people', 'students', 'anyone'];

/** "0 % brokerage", "brokerage nil", "शून्य ब्रोकरेज" */
const NO_BROKERAGE = ['brokerage', 'commission', 'dalali', 'broker charges', 'ब्रोकरेज', 'कमिशन', 'दलाली']
  .flatMap((fee) => [
    ...['0', 'zero', 'nil', 'no', 'without', 'bina', 'शून्य', 'झिरो', 'जीरो', 'बिना', 'विना'].map(
      (none) => `${none} ${fee}`,
    ),
    ...['0', 'zero', 'nil', 'free', 'nahi', 'nako', 'नको', 'नाही', 'नहीं', 'शून्य'].map(
      (none) => `${fee} ${none}`,
    ),
  ])
  .join(', ');

const TABLE: readonly (readonly [FieldPhrase, phrases: string])[] = [
  [
    { set: { minFloor: 0, maxFloor: 0 } },
    'ground floor, ground flor, ground flr, gf, g floor, talmajla, tal majla, talmajlyavar, niche ka floor, neeche ka floor, तळमजला, तळ मजला, तळमजल्यावर, ग्राउंड फ्लोर, ग्राऊंड फ्लोर, ग्राउंड फ्लोअर, ग्राउंड, भूतल',
  ],
  [
    { set: { floorAt: ['top'] } },
    'highest floor, top floor, topmost floor, last floor, top most floor, varcha majla, shevatcha majla, sabse upar ka floor, sabse upar wala floor, sabse upar ki manzil, sabse upar wali manzil, sabse upar, upar wala floor, upar ka floor, sarvat varcha majla, सबसे ऊपर, सबसे ऊपर वाली मंजिल, सबसे ऊपर का फ्लोर, सर्वात वरचा मजला, वरचा मजला, शेवटचा मजला, टॉप फ्लोर, टॉप फ्लोअर, सबसे ऊपर की मंजिल',
  ],
  [
    { set: { notFloor: [0], notFloorAt: ['top'] } },
    'mid floor, middle floor, mid floors, middle floors, mid level floor, mid range floor, madhla majla, madhlya majlyavar, beech ka floor, bich ka floor, beech ki manzil, bich ki manzil, मधला मजला, मधल्या मजल्यावर, बीच का फ्लोर, बीच की मंजिल',
  ],
  [
    { set: { minFloor: 4 } },
    'upar ki manzil, upar wali manzil, upar ke floor, ऊपर की मंजिल, ऊपर की मंज़िल, ऊपरी मंजिल, ऊपर का फ्लोर, varchya majlyavar, वरच्या मजल्यावर, वरच्या मजल्याचा, high floor, higher floor, upper floor, higher floors, upper floors',
  ],
  [
    { set: { maxFloor: 3 } },
    'niche ki manzil, neeche ki manzil, नीचे की मंजिल, khalchya majlyavar, खालच्या मजल्यावर, lowest floor, low floor, lower floor, lower floors, khalcha majla, खालचा मजला',
  ],
  [
    { set: { corner: ['yes'] } },
    'corner wala, corner wali, kopryavarcha, kopryavarche, kopryavar, kone par, kone wala, कोने वाला, कोने पर, कोपऱ्यावरील, कोपऱ्यावरचे, corner, kopra, kopryacha, kopryatla, konyacha, कोपरा, कोपऱ्याचा, कोपऱ्यातील, कोपऱ्यावरचा, कॉर्नर, कोने का',
  ],
  [
    { set: { vastu: ['yes'] } },
    'vastu, vaastu, vastu compliant, vastu friendly, as per vastu, according to vastu, vastu ke hisab se, vastu ke anusar, vastu shastra, vastunusar, वास्तूनुसार, वास्तु, वास्तू, वास्तुनुसार, वास्तूप्रमाणे, वास्तु के अनुसार',
  ],
  [
    { set: { registered: ['yes'] } },
    'rera, rera registered, rera approved, rera number, rera no, maharera, maharera registered, maharera approved, with rera, रेरा, महारेरा, रेरा नोंदणीकृत',
  ],
  [
    { set: { category: 'Plots' } },
    'approved layout, sanctioned layout, gated layout, layout plot, layout plots, plotted layout, plotted development',
  ],
  [
    { set: { registered: ['yes'], category: 'Plots' } },
    'rera layout, rera approved layout, rera registered layout, maharera layout',
  ],
  [
    { set: { naOrder: ['na'] } },
    'na order, na kiya hua, na kela, na kelela, na zala, na zalela, na ho gaya, na sanctioned, na approved, na converted, non agricultural, non agriculture, na 44, एनए, एन ए, बिगरशेती, अकृषिक, अकृषक',
  ],
  [
    { set: { naOrder: ['na'], registered: ['yes'] } },
    'na rera, na rera no, na rera approved, na rera registered',
  ],
  [{ set: { naOrder: ['na'], sanction: ['nit'] } }, 'na rl, na nit, rl na, nit na'],
  [{ set: { naOrder: ['na'], sanction: ['nmrda'] } }, 'na nmrda, nmrda na'],
  [
    { set: { sanction: ['nit'] } },
    'nit, nit sanctioned, nit sanction, nit approved, nit layout, rl, r l, rl letter, rl layout, release letter, nagpur improvement trust, एनआयटी, एनआईटी, नासुप्र, आर एल',
  ],
  [
    { set: { sanction: ['nmrda'] } },
    'nmrda, nmrda sanctioned, nmrda sanction, nmrda approved, nmrda layout, एनएमआरडीए',
  ],
  [{ set: { sanction: ['nmc'] } }, 'nmc sanctioned, nmc approved, nmc layout, nmc limit, corporation limit'],
  [
    { set: { sanction: ['gram-panchayat'] } },
    'gram panchayat, grampanchayat, gp, gp layout, ग्रामपंचायत, ग्राम पंचायत',
  ],
  [
    { set: { saleOf: ['resale'] } },
    'juni imarat, junya imaratit, junya imarati, junya imaratitla, purani building, purani imarat, puraani building, old buildings, जुनी इमारत, जुन्या इमारतीत, पुरानी इमारत, पुरानी बिल्डिंग, old construction, purana construction, juna bandhkam, old building, resale, रिसेल, री सेल, re sale, resell, second hand, secondhand, रीसेल',
  ],
  [
    { set: { saleOf: ['new'] } },
    'navya project, nave project, navin project, nava project, naya project, new scheme, navin scheme, nayi scheme, navya scheme, new construction, new project, new projects, upcoming project, upcoming projects, ongoing project, ongoing projects, navin prakalp, naye project, नवीन प्रकल्प, नए प्रोजेक्ट, brand new, newly built, newly constructed, new booking, navin bandhkam, naya construction, नवीन बांधकाम, first hand',
  ],
  [{ set: { minBalconies: 1 } }, 'balcony, balconies, with balcony, balkani, बाल्कनी, बालकनी, गॅलरी'],
  [
    { set: { minBathrooms: 1 } },
    'attached bathroom, attached toilet, attached washroom, attach bathroom, attach toilet, अटॅच बाथरूम',
  ],
  [
    { set: { parkingKind: ['covered', 'stilt', 'basement'] } },
    'covered parking, covered car parking, closed parking, reserved parking, कव्हर्ड पार्किंग',
  ],
  [{ set: { parkingKind: ['stilt'] } }, 'stilt parking, stilt car parking'],
  [{ set: { parkingKind: ['basement'] } }, 'basement parking, underground parking'],
  [{ set: { parkingKind: ['open'] } }, 'open parking, open car parking'],
  [
    { set: { tenants: FAMILY }, ofRent: true },
    'fam, family only, only family, families only, only families, for family, for families, family, families, family ke liye, family sathi, married couple, married, vivahit, shadishuda, शादीशुदा, विवाहित, couple, couples, कुटुंबासाठी, फक्त कुटुंबासाठी, कुटुंबा साठी, कुटुंब, परिवार के लिए, परिवार, फॅमिली, फैमिली, फैमिली के लिए',
  ],
  [
    { set: { type: 'rent', tenants: BACHELORS } },
    'bachelor, bachelors, bachelor allowed, bachelors allowed, for bachelor, for bachelors, bachelor friendly, single girl, single girls, single lady, single woman, single female, single working woman, single working girl, single boy, single man, single male, bachelor ke liye, bachelor sathi, batchelor, bachlor, bacheler, single person, unmarried, unmarried couple, unmarried couples, live in couple, live in couples, livein couple, live in relationship, live in partners, couple friendly, couples friendly, couple allowed, couples allowed, allowed for couple, allowed for couples, बॅचलर, बैचलर, बॅचलर साठी, बैचलर के लिए',
  ],
  [
    { set: { type: 'rent', tenants: ['students', 'anyone'] } },
    'छात्र, छात्रों, छात्रों के लिए, student, students, for student, for students, students allowed, college students, vidyarthi, vidyarthyan sathi, vidyarthya sathi, vidyarthi sathi, विद्यार्थी, विद्यार्थ्यां साठी, विद्यार्थियों के लिए, स्टूडेंट',
  ],
  [
    { set: { tenants: WORKERS }, ofRent: true },
    'working people, working professional, working professionals, working women, job wale, it professionals, नोकरदार, नोकरदारां साठी, नौकरीपेशा',
  ],
  [
    { set: { type: 'rent', tenants: ['companies', 'anyone'] } },
    'company lease, corporate lease, company guest house, for company staff, company accommodation',
  ],
  [
    { set: { type: 'rent', diet: ['vegetarians'] }, ofRent: true },
    'vegetarian, vegetarians, only vegetarian, only vegetarians, vegetarian only, pure veg, veg only, only veg, veg, shakahari, शाकाहारी, व्हेज',
  ],
  [
    { set: { type: 'rent', diet: ['vegetarians'], tenants: FAMILY }, ofRent: true },
    'veg family, veg family only, only veg family, veg families, pure veg family, vegetarian family, vegetarian family only, vegetarian families, family veg, veg only family, shakahari parivar, shakahari family, शाकाहारी कुटुंब, शाकाहारी परिवार, शाकाहारी फॅमिली',
  ],
  [
    { set: { type: 'rent', diet: ['anyone'] }, ofRent: true },
    'non veg allowed, nonveg allowed, non veg, nonveg, non vegetarian, मांसाहारी',
  ],
  [
    { set: { meals: ['included'] } },
    'with food, food, meal, meals, food included, khana, jevan, with meals, meals included, with mess, mess, tiffin, khana ke sath, khane ke sath, jevanasobat, जेवणासह, खाने के साथ, खाना',
  ],
  [
    { set: { type: 'rent' }, today: 'maxAvailableFrom' },
    'available now, available immediately, immediately available, available today, ready to occupy, vacant now, abhi khali, turant available, vacant, vacant flat, vacant house, khali flat, khali ghar, लगेच उपलब्ध, तुरंत उपलब्ध',
  ],
  [
    { set: { listedWithin: 1 } },
    'today listings, today listing, todays listings, new today, listed today, added today, posted today, todays, aaj ke, आज के, आजचे',
  ],
  [
    { set: { listedWithin: 2 } },
    'listed yesterday, posted yesterday, added yesterday, yesterday, since yesterday, kal ke, kalche, कालचे',
  ],
  [
    { set: { listedWithin: 7 } },
    'is hafte ke, this week, listed this week, added this week, new listing, new listings, newly listed, recently listed, recently added, recent listings, is hafte',
  ],
  [
    { set: { type: 'rent', maxDeposit: 0 } },
    'no deposit, zero deposit, without deposit, bina deposit, 0 deposit, deposit 0, deposit zero, nil deposit, deposit nil, deposit nahi, deposit free, बिना डिपॉजिट, अनामत नको',
  ],
  [
    { set: { listedWithin: 30 } },
    'this month, listed this month, is mahine, is mahine ke, ya mahinyat, इस महीने, या महिन्यात',
  ],
  [
    { set: { byOwner: 'yes' } },
    `${NO_BROKERAGE}, ओनर, ओनर से, ओनर से सीधा, ओनर से डायरेक्ट, डायरेक्ट ओनर, सीधा मालिक से, मालिक से सीधा, 0 broker, direct owner, owner direct, by owner, from owner, direct from owner, owner property, owner listed, owner se, owner se direct, owner only, only owner, owner, owners, no broker, broker ke bina, brokerage ke bina, dalal ke bina, dalali ke bina, agent ke bina, broker ke bagair, ब्रोकर के बिना, दलाल के बिना, दलाली के बिना, no brokers, no brokerage, no broker please, non broker, broker free, broker less, zero broker, agent free, dalal mukt, dalali nahi, zero brokerage, without brokerage, without broker, without agents, landlord, landlords, direct landlord, landlord direct, house owner, without brokers, without agent, no agent, no agents, brokerage free, bina broker, bina dalal, bina dalal ke, bina brokerage, bina broker ke, malik se direct, malik se, malak, malak se direct, makan malik, malkakadun, direct malik, dalal nako, broker nahi chahiye, broker nako, dalal nahi chahiye, थेट मालकाकडून, मालकाकडून, मालकाकडून थेट, मालक, मालक थेट, दलाल नको, दलाल नहीं, विना दलाल, विना ब्रोकर, विना एजंट, विना मध्यस्थ, बिना दलाल, बिना दलाल के, बिना ब्रोकर, बिना ब्रोकर के, बिना दलाली, दलालाशिवाय, ब्रोकर नको, मालिक से, मालिक से सीधे, सीधे मालिक से, मकान मालिक`,
  ],
  [
    { set: { type: 'rent', sort: 'price-asc' } },
    'lowest rent, cheapest rent, cheap rent, low rent, less rent, least rent, affordable rent, kam rent, kam kiraya, kam kiraye, kam kiraye me, kam bhada, kam bhade, kami bhada, kami bhade, kami bhadyat, sasta rent, sasta kiraya, कम किराया, कम किराये, कम किराए, कमी भाडे, कमी भाड्यात, स्वस्त भाडे',
  ],
  [{ set: { type: 'rent', sort: 'price-desc' } }, 'highest rent'],
  [{ set: { water: ['well'] } }, 'with well, well water, vihir, kuan, kua, विहीर, विहिरीसह, कुआं, कुआँ'],
  [{ set: { water: ['canal'] } }, 'canal water, canal, kalva, कालवा, नहर'],
  [{ set: { water: ['borewell'] } }, 'bore well water'],
  [
    { set: { roadAccess: ['tar-road'] } },
    'tar road, dambar road, dambari road, damber road, डांबरी रस्ता, पक्की सड़क, pakka road',
  ],
  [{ set: { landRecord: ['sole'] } }, 'clear title, clear 7 12, single owner, single name'],
];

export const FIELD_PHRASES: readonly (readonly [string, FieldPhrase])[] = TABLE.flatMap(([phrase, list]) =>
  list.split(', ').map((text) => [text, phrase] as const),
);

/** Kinds of shared rentals, each with its residents. */
const SHARED: readonly (readonly [subType: 'pg' | 'hostel' | 'room', phrases: string])[] = [
  ['pg', 'pg, p g, pgs, paying guest, paying guests, co living, coliving, पीजी, पी जी, पेइंग गेस्ट'],
  ['hostel', 'hostel, hostels, hostal, vasatigruh, हॉस्टेल, हॉस्टल, होस्टेल, वसतिगृह, छात्रावास'],
  [
    'room',
    'single room, room on rent, rooms on rent, room for rent, rooms for rent, room rent, rent room, one room, 1 room, ek room, ek kamra, flat share, flat sharing, flatshare, flatsharing, shared flat, sharing flat, shared accommodation, sharing basis, sharing room, room sharing, roommate, room mate, flatmate, flat mate, cot basis, bed space, सिंगल रूम, एक रूम, एक खोली, एक कमरा',
  ],
];
export const SHARED_PHRASES: readonly (readonly [string, Partial<PropertySearch>])[] = SHARED.flatMap(
  ([subType, list]) =>
    list
      .split(', ')
      .map((text) => [text, { type: 'rent', category: 'Residential', subType: [subType] }] as const),
);

/** By themselves these are rooms of a home; in a search for rentals, a room to let. */
export const ROOM_WORDS = new Set(
  'room rooms kholi kholya kamra kamara खोली खोल्या कमरा कमरे रूम रुम'.split(' ').map(foldWord),
);

/** Before a kind of home or its rooms: "new flat", "old 2 bhk". */
export const ADJECTIVES: ReadonlyMap<string, 'new' | 'resale'> = new Map(
  (
    [
      ['new', 'new naya nayi naye navin nava navi navya नव्या नवीन नवा नवे नया नयी नई'],
      ['resale', 'old purana purani purane juna june juni junya जुन्या पुराना पुरानी पुराने जुना जुने जुनी'],
    ] as const
  ).flatMap(([kind, words]) => words.split(' ').map((word) => [foldWord(word), kind] as const)),
);

/** Beside a shared home they name its residents; alone they are ordinary words. */
export const SHARERS: ReadonlyMap<string, 'women' | 'men'> = new Map(
  (
    [
      [
        'women',
        'छात्राओं छात्रा छात्राएं विद्यार्थिनी विद्यार्थिनीं विद्यार्थिनींसाठी girls girl ladies lady women woman female females ladkiyon ladkiyo ladki mulin mulinsathi mulina mulincha mulinche mulinsaathi mahila लड़कियों लड़की मुली मुलींसाठी मुलीं मुलींचे महिला महिलां महिलांसाठी गर्ल्स लेडीज',
      ],
      [
        'men',
        'boys boy gents gent men male males ladkon ladko ladke mulan mulansathi mulancha लड़कों लड़के मुलां मुलांसाठी मुलांचे पुरुष बॉइज बॉयज',
      ],
    ] as const
  ).flatMap(([whom, words]) => words.split(' ').map((word) => [foldWord(word), whom] as const)),
);
