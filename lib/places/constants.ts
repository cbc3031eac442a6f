import type { LocalityRow } from './dto';

/** Nagpur and the surrounding towns where its people buy land. Coordinates are the centre of the place, to about 300 m. */
export const NAGPUR: readonly LocalityRow[] = [
  ['Civil Lines', '440001', 21.1561, 79.0716, 11800, 27, 14500],
  ['Ramdaspeth', '440010', 21.1345, 79.0752, 11200, 27, 15500],
  ['Dharampeth', '440010', 21.1402, 79.0612, 10600, 26, 14800],
  ['Shankar Nagar', '440010', 21.1334, 79.0622, 10100, 25, 13600],
  ['Bajaj Nagar', '440010', 21.1263, 79.0633, 9400, 23, 12400],
  ['Laxmi Nagar', '440022', 21.1221, 79.0664, 9100, 22, 12000],
  ['Dhantoli', '440012', 21.1352, 79.0831, 9800, 25, 13800],
  ['Sitabuldi', '440012', 21.1437, 79.0803, 9300, 26, 15000],
  ['Sadar', '440001', 21.1629, 79.0791, 8900, 23, 12600],
  ['Seminary Hills', '440006', 21.1672, 79.0589, 8600, 20, 9800],
  ['Friends Colony', '440013', 21.1703, 79.0498, 7200, 17, 7400],
  ['Katol Road', '440013', 21.1788, 79.0437, 6100, 15, 5200],
  ['Pratap Nagar', '440022', 21.1093, 79.0561, 7900, 19, 9200],
  ['Trimurti Nagar', '440022', 21.1114, 79.0452, 7400, 18, 8300],
  ['Khamla', '440025', 21.1062, 79.0668, 8000, 19, 9400],
  ['Chhatrapati Nagar', '440015', 21.1121, 79.0742, 8600, 21, 10400],
  ['Narendra Nagar', '440015', 21.1033, 79.0807, 7300, 18, 7900],
  ['Wardha Road', '440015', 21.0995, 79.0703, 8300, 21, 9600],
  ['Somalwada', '440025', 21.0942, 79.0731, 7000, 17, 7600],
  ['Manish Nagar', '440037', 21.0918, 79.0823, 6600, 17, 6400],
  ['Besa', '440037', 21.0671, 79.0954, 4900, 13, 3600],
  ['Beltarodi', '440037', 21.0643, 79.0762, 5200, 13, 3900],
  ['Mihan', '441108', 21.0594, 79.0476, 5600, 15, 3400],
  ['Jamtha', '441108', 21.0131, 79.0335, 4600, 12, 2600],
  ['Manewada', '440027', 21.1034, 79.1052, 5900, 15, 5600],
  ['Hudkeshwar', '440034', 21.0852, 79.1186, 4700, 12, 3300],
  ['Nandanvan', '440024', 21.1332, 79.1258, 6300, 16, 6600],
  ['Wathoda', '440035', 21.1368, 79.1467, 4800, 12, 3500],
  ['Mahal', '440032', 21.1442, 79.1064, 6700, 17, 8200],
  ['Jaripatka', '440014', 21.1792, 79.0947, 6000, 15, 6200],
  ['Kamptee Road', '440026', 21.1834, 79.1083, 5500, 14, 4700],
  ['Koradi Road', '440030', 21.1904, 79.0802, 5300, 13, 4400],
  ['Amravati Road', '440033', 21.1458, 79.0204, 6400, 16, 5400],
  ['Wadi', '440023', 21.1532, 78.9991, 4300, 11, 3200],
  ['Hingna', '441110', 21.0724, 78.9577, 3900, 10, 2200],
  ['Umred Road', '440009', 21.0806, 79.1449, 4200, 11, 2500],
  ['Butibori', '441122', 20.9337, 79.0021, 3400, 9, 1500],
  ['Kalmeshwar', '441501', 21.2322, 78.9185, 3100, 8, 1200],
  ['Katol', '441302', 21.2739, 78.5857, 2900, 7, 950],
];

export const MUMBAI: readonly LocalityRow[] = [
  ['Bandra West', '400050', 19.0607, 72.8362, 52000, 115, 90000],
  ['Andheri West', '400053', 19.1364, 72.8296, 29500, 72, 52000],
  ['Powai', '400076', 19.1176, 72.906, 28500, 70, 46000],
  ['Worli', '400018', 19.0176, 72.8162, 61000, 130, 98000],
  ['Goregaon East', '400063', 19.1663, 72.8526, 22500, 56, 38000],
  ['Chembur', '400071', 19.0522, 72.9005, 23800, 58, 40000],
  ['Mulund West', '400080', 19.1726, 72.9425, 20800, 47, 33000],
  ['Borivali West', '400092', 19.2307, 72.8567, 23200, 50, 36000],
  ['Kandivali East', '400101', 19.2057, 72.871, 19900, 46, 31000],
  ['Dadar West', '400028', 19.0178, 72.8478, 36500, 82, 60000],
];

export const DELHI: readonly LocalityRow[] = [
  ['Greater Kailash', '110048', 28.5494, 77.2359, 31000, 56, 68000],
  ['Vasant Kunj', '110070', 28.5292, 77.1539, 18800, 40, 41000],
  ['Saket', '110017', 28.5245, 77.2066, 20400, 44, 46000],
  ['Dwarka', '110075', 28.5823, 77.05, 12600, 28, 26000],
  ['Rohini', '110085', 28.7383, 77.1177, 12200, 26, 27000],
  ['Janakpuri', '110058', 28.6219, 77.0878, 14500, 31, 33000],
  ['Lajpat Nagar', '110024', 28.5677, 77.2433, 19200, 45, 47000],
  ['Pitampura', '110034', 28.6981, 77.1388, 14800, 31, 35000],
  ['Hauz Khas', '110016', 28.5494, 77.2001, 25600, 52, 59000],
];

export const BANGALORE: readonly LocalityRow[] = [
  ['Indiranagar', '560038', 12.9784, 77.6408, 18200, 52, 24000],
  ['Koramangala', '560034', 12.9352, 77.6245, 17400, 51, 23000],
  ['Whitefield', '560066', 12.9698, 77.75, 10800, 36, 9800],
  ['HSR Layout', '560102', 12.9116, 77.6474, 13600, 44, 17500],
  ['Jayanagar', '560041', 12.925, 77.5938, 15400, 42, 21500],
  ['Hebbal', '560024', 13.0354, 77.5988, 11900, 37, 12500],
  ['Electronic City', '560100', 12.8452, 77.6602, 7600, 26, 6800],
  ['Marathahalli', '560037', 12.9569, 77.7011, 10200, 35, 10400],
  ['Yelahanka', '560064', 13.1007, 77.5963, 8400, 27, 7600],
  ['JP Nagar', '560078', 12.9063, 77.5857, 11600, 35, 14800],
];

export const HYDERABAD: readonly LocalityRow[] = [
  ['Gachibowli', '500032', 17.4401, 78.3489, 10400, 33, 13500],
  ['Kondapur', '500084', 17.4622, 78.3568, 9600, 31, 12000],
  ['Banjara Hills', '500034', 17.4156, 78.4347, 14800, 40, 23500],
  ['Jubilee Hills', '500033', 17.4326, 78.4071, 15600, 42, 26000],
  ['Madhapur', '500081', 17.4483, 78.3915, 11200, 35, 15500],
  ['Kukatpally', '500072', 17.4948, 78.3996, 8200, 25, 9800],
  ['Miyapur', '500049', 17.4969, 78.3548, 7600, 23, 8200],
  ['Kompally', '500014', 17.5406, 78.4842, 6600, 19, 5600],
  ['Begumpet', '500016', 17.4447, 78.4664, 10100, 30, 14500],
];

export const PUNE: readonly LocalityRow[] = [
  ['Koregaon Park', '411001', 18.5362, 73.8939, 16200, 44, 24500],
  ['Baner', '411045', 18.559, 73.7868, 11400, 33, 13200],
  ['Kothrud', '411038', 18.5074, 73.8077, 12600, 32, 16500],
  ['Hinjewadi', '411057', 18.5913, 73.7389, 8400, 26, 7200],
  ['Wakad', '411057', 18.5987, 73.7688, 9200, 27, 8600],
  ['Viman Nagar', '411014', 18.5679, 73.9143, 12200, 35, 15500],
  ['Kharadi', '411014', 18.5515, 73.9348, 10800, 33, 11200],
  ['Aundh', '411007', 18.558, 73.8075, 12800, 34, 16800],
  ['Hadapsar', '411028', 18.5089, 73.926, 9100, 27, 9000],
  ['Undri', '411060', 18.4575, 73.9158, 6900, 20, 5400],
];

export const CHENNAI: readonly LocalityRow[] = [
  ['Adyar', '600020', 13.0012, 80.2565, 16400, 38, 24000],
  ['Anna Nagar', '600040', 13.085, 80.2101, 14600, 33, 21500],
  ['T Nagar', '600017', 13.0418, 80.2341, 16900, 39, 26000],
  ['Velachery', '600042', 12.9815, 80.218, 9600, 27, 11200],
  ['OMR Sholinganallur', '600119', 12.901, 80.2279, 7200, 22, 6800],
  ['Porur', '600116', 13.0382, 80.1565, 7800, 22, 7400],
  ['Mylapore', '600004', 13.0339, 80.2695, 16100, 36, 24500],
  ['Tambaram', '600045', 12.9249, 80.1, 6100, 16, 5200],
  ['Perungudi', '600096', 12.9654, 80.2461, 8600, 25, 8800],
];

export const JURISDICTION_LABELS = {
  'municipal-corporation': 'Municipal corporation (NMC in Nagpur)',
  'metropolitan-region': 'Metropolitan region outside the city (NMRDA around Nagpur)',
  'municipal-council': 'Municipal council or nagar panchayat',
  'gram-panchayat': 'Gram panchayat',
};
export type Jurisdiction = keyof typeof JURISDICTION_LABELS;
/** The local authority, which decides duty, cess and tax on a purchase (Maharashtra Stamp Act, Schedule I, art. 25). */
export const JURISDICTIONS = Object.keys(JURISDICTION_LABELS) as Jurisdiction[];

/** Localities of the tables above outside any municipal corporation, as `city/locality`. */
export const OUTSIDE_CORPORATIONS: Readonly<Record<string, Jurisdiction>> = {
  'nagpur/besa': 'municipal-council',
  'nagpur/beltarodi': 'metropolitan-region',
  'nagpur/mihan': 'metropolitan-region',
  'nagpur/jamtha': 'metropolitan-region',
  'nagpur/wadi': 'municipal-council',
  'nagpur/hingna': 'municipal-council',
  'nagpur/butibori': 'municipal-council',
  'nagpur/kalmeshwar': 'municipal-council',
  'nagpur/katol': 'municipal-council',
  'pune/hinjewadi': 'metropolitan-region',
};

/** PIN codes 4400xx that extend beyond Nagpur's corporation, where the code alone does not determine the authority. */
export const MIXED_PINS: ReadonlySet<string> = new Set(
  ['16', '17', '19', '21', '23', '26', '34', '35', '37'].map((end) => `4400${end}`),
);

/** Question asked if neither PIN code nor names determine the town. */
export const TOWN_QUESTION = 'Which town is this?';

/** Accuracy of a listing's point: set by its owner, the centre of its locality, or unknown. */
export const PLACE_PRECISIONS = ['exact', 'approximate', 'unknown'] as const;
export type PlacePrecision = (typeof PLACE_PRECISIONS)[number];

/**
 * Towns outside the agency's cities, with their district (outside Maharashtra the state), so that a namesake street or locality does not place an address in
 * Nagpur.
 */
export const OTHER_TOWNS: Readonly<Record<string, readonly string[]>> = {
  Thane: ['Thane', 'Navi Mumbai', 'Kalyan', 'Dombivli', 'Ulhasnagar', 'Bhiwandi', 'Vasai', 'Virar'],
  Raigad: ['Panvel', 'Alibag'],
  Amravati: ['Amravati', 'Achalpur', 'Badnera', 'Morshi', 'Warud'],
  Wardha: ['Wardha', 'Hinganghat', 'Arvi', 'Pulgaon'],
  Bhandara: ['Bhandara', 'Tumsar', 'Sakoli'],
  Gondia: ['Gondia', 'Tirora'],
  Chandrapur: ['Chandrapur', 'Ballarpur', 'Warora', 'Bhadravati', 'Bramhapuri'],
  Gadchiroli: ['Gadchiroli'],
  Yavatmal: ['Yavatmal', 'Pusad', 'Wani'],
  Akola: ['Akola', 'Akot'],
  Washim: ['Washim'],
  Buldhana: ['Buldhana', 'Khamgaon', 'Shegaon'],
  Aurangabad: ['Aurangabad', 'Chhatrapati Sambhajinagar'],
  Nashik: ['Nashik', 'Malegaon'],
  Jalgaon: ['Jalgaon', 'Bhusawal'],
  Dhule: ['Dhule'],
  Nandurbar: ['Nandurbar'],
  Ahmednagar: ['Ahmednagar', 'Ahilyanagar', 'Shirdi'],
  Solapur: ['Solapur', 'Pandharpur'],
  Kolhapur: ['Kolhapur', 'Ichalkaranji'],
  Sangli: ['Sangli', 'Miraj'],
  Satara: ['Satara', 'Karad', 'Mahabaleshwar'],
  Ratnagiri: ['Ratnagiri', 'Chiplun'],
  Latur: ['Latur'],
  Nanded: ['Nanded'],
  Parbhani: ['Parbhani'],
  Hingoli: ['Hingoli'],
  Jalna: ['Jalna'],
  Beed: ['Beed'],
  Osmanabad: ['Osmanabad', 'Dharashiv'],
  'Madhya Pradesh': [
    'Indore',
    'Bhopal',
    'Jabalpur',
    'Gwalior',
    'Ujjain',
    'Chhindwara',
    'Seoni',
    'Balaghat',
    'Betul',
  ],
  Chhattisgarh: ['Raipur', 'Bilaspur', 'Durg', 'Bhilai', 'Rajnandgaon'],
  Gujarat: ['Ahmedabad', 'Surat', 'Vadodara', 'Rajkot'],
  Rajasthan: ['Jaipur', 'Jodhpur', 'Udaipur', 'Kota'],
  'Uttar Pradesh': ['Lucknow', 'Kanpur', 'Noida', 'Ghaziabad', 'Varanasi', 'Agra'],
  Haryana: ['Gurugram', 'Gurgaon', 'Faridabad'],
  'West Bengal': ['Kolkata', 'Howrah'],
  'Tamil Nadu': ['Coimbatore', 'Madurai'],
  Karnataka: ['Mysuru', 'Mysore', 'Mangaluru', 'Hubballi'],
  Telangana: ['Secunderabad', 'Warangal'],
  'Andhra Pradesh': ['Visakhapatnam', 'Vijayawada'],
  Kerala: ['Kochi', 'Thiruvananthapuram'],
  Goa: ['Goa', 'Panaji', 'Margao'],
  Bihar: ['Patna'],
  Jharkhand: ['Ranchi'],
  Odisha: ['Bhubaneswar'],
  Chandigarh: ['Chandigarh'],
};

/** Other names of the product's cities. */
export const CITY_ALIASES: Readonly<Record<string, string>> = {
  'new-delhi': 'delhi',
  bengaluru: 'bangalore',
  bombay: 'mumbai',
  madras: 'chennai',
  poona: 'pune',
};
