import { AMENITIES, AMENITY_LABELS } from '@/lib/listings/fields/vocabulary';

/** Each amenity with its words. */
const heard = (words: Partial<Record<(typeof AMENITIES)[number], string>>) =>
  Object.fromEntries(
    (Object.entries(words) as [(typeof AMENITIES)[number], string][]).flatMap(([name, list]) =>
      list.split(', ').map((phrase) => [phrase, name]),
    ),
  );

export const AMENITY_WORDS = {
  ...Object.fromEntries(
    AMENITIES.map((name) => [AMENITY_LABELS[name].toLowerCase().replaceAll('-', ' '), name]),
  ),
  लिफ्ट: 'lift',
  पार्किंग: 'parking',
  जिम: 'gym',
  'स्विमिंग पूल': 'swimming-pool',
  pool: 'swimming-pool',
  dock: 'loading-dock',
  elevator: 'lift',
  'car parking': 'parking',
  'covered parking': 'parking',
  generator: 'power-backup',
  'generator backup': 'power-backup',
  'power back up': 'power-backup',
  'inverter backup': 'power-backup',
  inverter: 'power-backup',
  'light backup': 'power-backup',
  'lift facility': 'lift',
  'security guard': 'security',
  watchman: 'security',
  gated: 'gated-community',
  'gated society': 'gated-community',
  'gated colony': 'gated-community',
  '24 hour water': 'water-supply',
  '24 hours water': 'water-supply',
  '24 hour water supply': 'water-supply',
  '24 hours water supply': 'water-supply',
  '24x7 water': 'water-supply',
  '24 x 7 water': 'water-supply',
  '24 7 water': 'water-supply',
  '24 x 7 security': 'security',
  '24 7 security': 'security',
  '24 hours security': 'security',
  '24 hour security': 'security',
  'rain water harvesting': 'rainwater-harvesting',
  'rain water': 'rainwater-harvesting',
  'rainwater harvesting': 'rainwater-harvesting',
  'car charging': 'ev-charging',
  'car charger': 'ev-charging',
  water: 'water-supply',
  'club house': 'clubhouse',
  'kids play area': 'play-area',
  'play ground': 'play-area',
  playground: 'play-area',
  'bore well': 'borewell',
  borewell: 'borewell',
  bore: 'borewell',
  bagicha: 'garden',
  mandir: 'temple',
  ac: 'air-conditioning',
  'gas pipeline': 'piped-gas',
  solar: 'solar-panels',
  compound: 'fencing',
  पार्किंगसह: 'parking',
  'लिफ्ट सह': 'lift',
  गार्डन: 'garden',
  बाग: 'garden',
  बोअरवेल: 'borewell',
  'children play area': 'play-area',
  ...heard({
    'water-supply':
      'pani, paani, pani ki suvidha, pani supply, nal ka pani, 24 ghante pani, 24 taas pani, 24 tas pani, पाणी, पानी, पाण्याची सोय, पाण्याची, २४ तास पाणी, 24 घंटे पानी, 24 तास पाणी, corporation water, nmc water, municipal water, water connection, drinking water',
    'swimming-pool': 'swimming, tarantalav, तरण तलाव, जलतरण तलाव, स्विमिंग',
    gym: 'vyayamshala, व्यायामशाळा, fitness centre, fitness center',
    cctv: 'cctv camera, cctv cameras, camera, cameras, सीसीटीव्ही, सीसीटीवी, कॅमेरे',
    security:
      'security guards, guard, guards, chowkidar, chaukidar, सुरक्षा रक्षक, सुरक्षारक्षक, सुरक्षा, सिक्युरिटी, सिक्योरिटी, चौकीदार, गार्ड',
    temple: 'मंदिर, mandir',
    'power-backup':
      'पॉवर बॅकअप, पावर बॅकअप, पावर बैकअप, bijli backup, battery backup, जनरेटर, dg backup, full power backup, lift backup, इन्व्हर्टर',
    'air-conditioning': 'air conditioner, air conditioned, airconditioned, a c, एसी, एअर कंडिशनर',
    clubhouse: 'क्लब हाऊस, क्लबहाऊस, क्लब हाउस',
    'ev-charging':
      'ev charger, ev charging point, electric car charging, electric vehicle charging, charging point',
    garden: 'बगीचा, bageecha, गार्डनसह',
    borewell: 'बोरवेल, बोरिंग, boring, borwel, kupnalika, कूपनलिका, बोरवेलसह',
    'solar-panels': 'solar panel, solar panels, solar system, solar power, solar rooftop, rooftop solar',
    'piped-gas':
      'gas connection, gas line, png, png gas, piped gas connection, गॅस पाईपलाईन, गैस पाइपलाइन, gas pipe line',
    'play-area':
      'kids area, kids zone, play zone, children park, kids park, children area, kids playing area',
    fencing:
      'compound wall, boundary wall, wall compound, wire fencing, tar fencing, कंपाउंड, कुंपण, compound wali',
    'three-phase-power':
      'three phase, 3 phase, 3 phase power, three phase connection, 3 phase connection, थ्री फेज',
    'gated-community': 'gated complex, gated township, gated campus, गेटेड, गेटेड सोसायटी, gated soc',
    lift: 'lift wala, lift wali, elevators, lifts, उद्वाहक',
    parking:
      'कार पार्किंग, गाडी पार्किंग, गाड़ी पार्किंग, gadi parking, bike parking, two wheeler parking, 2 wheeler parking, four wheeler parking, 4 wheeler parking, gadi lavayla jaga, पार्किंगची सोय, पार्किंग वाला',
  }),
  // as pages name them in Marathi and Hindi
  ...heard({
    'water-supply': 'पाणीपुरवठा, पानी की सप्लाई',
    'play-area': 'खेळण्याची जागा, खेलने की जगह',
    'rainwater-harvesting': 'रेन वॉटर हार्वेस्टिंग, रेन वाटर हार्वेस्टिंग, पर्जन्यजल साठवण, वर्षा जल संचयन',
    'solar-panels': 'सौर पॅनेल, सोलर पैनल, सोलर पॅनेल',
    'ev-charging': 'ईव्ही चार्जिंग, ईवी चार्जिंग',
    'piped-gas': 'पाइप गॅस, पाइप गैस',
    'road-access': 'रस्त्याची सोय, सड़क की सुविधा',
    fencing: 'बाड़',
    'loading-dock': 'माल चढवण्याची जागा, लोडिंग डॉक',
    'air-conditioning': 'वातानुकूलन, वातानुकूलित',
    pantry: 'पँट्री, पैंट्री',
  }),
} as Record<string, (typeof AMENITIES)[number]>;
