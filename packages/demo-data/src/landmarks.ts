/**
 * Landmarks that people name in directions. Keys are `city/locality`, or the city alone for other places. Texts say only "near" without a distance, because a
 * map could contradict it.
 */
const LANDMARKS: Record<string, readonly string[]> = {
  'nagpur/civil-lines': ['the High Court', 'the old VCA ground', 'Vidhan Bhavan', 'the Collectorate'],
  'nagpur/ramdaspeth': ['Lokmat Square', 'Central Bazaar Road', 'Canal Road'],
  'nagpur/dharampeth': ['Traffic Park', 'Coffee House Square', 'Gokulpeth Market', 'Ravi Nagar Square'],
  'nagpur/shankar-nagar': ['Shankar Nagar Square metro station', 'North Ambazari Road', 'Ambazari Lake'],
  'nagpur/bajaj-nagar': ['Bajaj Nagar Square', 'South Ambazari Road', 'VNIT'],
  'nagpur/laxmi-nagar': ['Laxmi Nagar Square', 'Eight Rasta Square'],
  'nagpur/dhantoli': ['Dhantoli Garden', 'Ajni Square', 'Yashwant Stadium'],
  'nagpur/sitabuldi': ['Sitabuldi interchange', 'Variety Square', 'the main bazaar'],
  'nagpur/sadar': ['Residency Road', 'Sadar Bazaar', 'Liberty Square'],
  'nagpur/seminary-hills': ['the Japanese Garden', 'Balodyan', 'the CPWD quarters'],
  'nagpur/friends-colony': ['Katol Road Square', 'Futala Lake'],
  'nagpur/katol-road': ['the Gorewada forest gate', 'Fetri', 'the ring road'],
  'nagpur/pratap-nagar': ['Pratap Nagar Square', 'Swavalambi Nagar', 'the ring road'],
  'nagpur/trimurti-nagar': ['Trimurti Nagar Square', 'the NIT garden', 'Hingna T-point'],
  'nagpur/khamla': ['Khamla market', 'Orange City Hospital Square', 'Deo Nagar'],
  'nagpur/chhatrapati-nagar': ['Chhatrapati Square metro station', 'Wardha Road'],
  'nagpur/narendra-nagar': ['the Narendra Nagar bridge', 'the ring road'],
  'nagpur/wardha-road': ['Ujjwal Nagar metro station', 'Airport Square', 'Sai Mandir'],
  'nagpur/somalwada': ['Somalwada Square', 'Wardha Road', 'Airport Square'],
  'nagpur/manish-nagar': ['the Manish Nagar bridge', 'Jaiprakash Nagar metro station', 'Besa Road'],
  'nagpur/besa': ['Besa Square', 'Besa Power House', 'the Swami Samarth temple'],
  'nagpur/beltarodi': ['Beltarodi police station', 'the outer ring road'],
  'nagpur/mihan': ['AIIMS Nagpur', 'Khapri metro station', 'the SEZ gate'],
  'nagpur/jamtha': ['the Jamtha stadium', 'the Hyderabad highway'],
  'nagpur/manewada': ['Manewada Square', 'Tukdoji Square', 'the ring road'],
  'nagpur/hudkeshwar': ['Hudkeshwar Road', 'Mhalgi Nagar Square'],
  'nagpur/nandanvan': ['KDK College', 'Jagnade Square', 'Gurudev Nagar'],
  'nagpur/wathoda': ['the Wathoda ring road', 'Kharbi Square'],
  'nagpur/mahal': ['Gandhi Sagar Lake', 'Kotwali', 'Badkas Square'],
  'nagpur/jaripatka': ['Jaripatka market', 'Indora Square'],
  'nagpur/kamptee-road': ['Automotive Square metro station', 'Kal Square'],
  'nagpur/koradi-road': ['Mankapur stadium', 'the Koradi temple road', 'Zingabai Takli'],
  'nagpur/amravati-road': ['the university campus', 'Bharat Nagar', 'Ravi Nagar'],
  'nagpur/wadi': ['Wadi naka', 'the transport yards', 'the Amravati highway'],
  'nagpur/hingna': ['Lokmanya Nagar metro station', 'the MIDC gate', 'Wanadongri'],
  'nagpur/umred-road': ['Dighori Square', 'Vihirgaon', 'the Umred highway'],
  'nagpur/butibori': ['Butibori MIDC', 'the Wardha highway junction'],
  'nagpur/kalmeshwar': ['Kalmeshwar station', 'the MIDC', 'the Saoner road'],
  'nagpur/katol': ['the Katol orange market', 'the Jalalkheda road', 'Katol station'],
  mumbai: ['the suburban station', 'the link road', 'the market', 'the metro station', 'the lake'],
  delhi: ['the metro station', 'the district park', 'the sector market', 'the outer ring road'],
  bangalore: ['the metro station', 'the tech park', 'the outer ring road', 'the lake', 'the BDA complex'],
  hyderabad: ['the metro station', 'the Outer Ring Road', 'the financial district', 'the lake'],
  pune: ['the IT park', 'the Mula river road', 'the market yard', 'the highway', 'the tekdi'],
  chennai: [
    'the suburban station',
    'the metro station',
    'the temple tank',
    'the IT corridor',
    'the beach road',
  ],
};

export function landmarksOf(citySlug: string, localitySlug: string): readonly string[] {
  const found = LANDMARKS[`${citySlug}/${localitySlug}`] ?? LANDMARKS[citySlug];
  if (!found) throw new Error(`No landmarks for ${citySlug}`);
  return found;
}
