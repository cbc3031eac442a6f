import { defineTexts } from '@/lib/platform/language/define';
import contactFields from './contacts/fields';

/** Pages where a member reads listings in from a file: components/admin/import. */
export default defineTexts({
  ...contactFields,
  'Amenity: {name}': ['सुविधा: {name}', 'सुविधा: {name}'],
  'Contact ID, of an own export': ['संपर्क क्रमांक (आमच्या निर्यातीतील)', 'संपर्क आईडी (हमारे निर्यात का)'],
  'Full name, to be split': ['पूर्ण नाव, वेगळे करण्यासाठी', 'पूरा नाम, अलग करने के लिए'],
  'Middle name': ['मधले नाव', 'मध्य नाम'],
  'Phone, kind from its label column': ['फोन, प्रकार लेबलच्या कॉलममधून', 'फ़ोन, प्रकार लेबल के कॉलम से'],
  'Email, the first or another': ['ई-मेल, पहिला किंवा दुसरा', 'ई-मेल, पहला या दूसरा'],
  'City of the home address': ['घरच्या पत्त्याचे शहर', 'घर के पते का शहर'],
  'State, home or business': ['राज्य, घरचे किंवा व्यवसायाचे', 'राज्य, घर या कारोबार का'],
  'Looks for: rooms, kind': ['हवे आहे: खोल्या, प्रकार', 'चाहिए: कमरे, प्रकार'],
  'Looks for: localities': ['हवे आहे: परिसर', 'चाहिए: इलाके'],
  'Looks for: budget': ['हवे आहे: बजेट', 'चाहिए: बजट'],
  'Looks for: sale or rent': ['हवे आहे: विक्री की भाडे', 'चाहिए: बिक्री या किराया'],
  Consent: ['संमती', 'सहमति'],
  'Consent day': ['संमतीचा दिवस', 'सहमति का दिन'],
  'Consent note': ['संमतीची नोंद', 'सहमति का नोट'],
  'Choose a column for the first name, the full name, the organization or the email': [
    'नाव, पूर्ण नाव, संस्था किंवा ई-मेल यांच्यासाठी एक कॉलम निवडा',
    'नाम, पूरा नाम, संस्था या ई-मेल के लिए एक कॉलम चुनें',
  ],
  'Import listings': ['जाहिराती आयात करा', 'लिस्टिंग आयात करें'],
  Import: ['आयात', 'आयात'],
  'Import contacts': ['संपर्क आयात करा', 'संपर्क आयात करें'],
  'From a phone, Google Contacts, Outlook, or an export of this directory': [
    'फोन, Google Contacts, Outlook किंवा या यादीच्या निर्यातीमधून',
    'फ़ोन, Google Contacts, Outlook या इस सूची के निर्यात से',
  ],
  'Contact list': ['संपर्क यादी', 'संपर्क सूची'],
  'From a spreadsheet, by the rules of the listing form': [
    'स्प्रेडशीटमधून, जाहिरातीच्या फॉर्मच्या नियमांनुसार',
    'स्प्रेडशीट से, लिस्टिंग फ़ॉर्म के नियमों के अनुसार',
  ],
  'Property List': ['मालमत्तांची यादी', 'प्रॉपर्टी सूची'],
  'Pictures come in a ZIP, named in a column or in folders called by the codes; links to other sites are not fetched. Listings start as drafts unless a status is given. The template explains each column.':
    [
      'फोटो ZIP मध्ये द्या: त्यांची नावे एका कॉलममध्ये लिहा किंवा कोडच्या नावाच्या फोल्डरमध्ये ठेवा; दुसऱ्या साइटवरील लिंक आणल्या जात नाहीत. स्थिती दिली नसेल तर जाहिराती मसुदा म्हणून सुरू होतात. प्रत्येक कॉलमची माहिती नमुना फाइलमध्ये आहे.',
      'फ़ोटो ZIP में दें: उनके नाम एक कॉलम में लिखें या कोड के नाम वाले फ़ोल्डर में रखें; दूसरी साइट के लिंक नहीं लाए जाते। स्थिति न दी हो तो लिस्टिंग ड्राफ़्ट के रूप में शुरू होती हैं। हर कॉलम की जानकारी नमूना फ़ाइल में है।',
    ],
  'From a message': ['संदेशावरून', 'संदेश से'],
  'From a spreadsheet, by the rules of the listing form; every row becomes a listing of yours': [
    'स्प्रेडशीटमधून, जाहिरातीच्या फॉर्मच्या नियमांनुसार; प्रत्येक ओळ तुमची जाहिरात होते',
    'स्प्रेडशीट से, लिस्टिंग फ़ॉर्म के नियमों के अनुसार; हर पंक्ति आपकी लिस्टिंग बनती है',
  ],
  'Pictures come in a ZIP, named in a column or in folders called by the codes; links to other sites are not fetched. Listings start as drafts unless a status is given. What you export from the table of your listings can be changed in a spreadsheet and read again: a listing is found by its code.':
    [
      'फोटो ZIP मध्ये द्या: त्यांची नावे एका कॉलममध्ये लिहा किंवा कोडच्या नावाच्या फोल्डरमध्ये ठेवा; दुसऱ्या साइटवरील लिंक आणल्या जात नाहीत. स्थिती दिली नसेल तर जाहिराती मसुदा म्हणून सुरू होतात. तुमच्या जाहिरातींच्या तक्त्यातून निर्यात केलेली फाइल बदलून पुन्हा वाचता येते: जाहिरात तिच्या कोडने ओळखली जाते.',
      'फ़ोटो ZIP में दें: उनके नाम एक कॉलम में लिखें या कोड के नाम वाले फ़ोल्डर में रखें; दूसरी साइट के लिंक नहीं लाए जाते। स्थिति न दी हो तो लिस्टिंग ड्राफ़्ट के रूप में शुरू होती हैं। अपनी लिस्टिंग की तालिका से निर्यात की गई फ़ाइल बदलकर फिर पढ़ी जा सकती है: लिस्टिंग अपने कोड से पहचानी जाती है।',
    ],
  'ZIP with pictures': ['फोटोंची ZIP फाइल', 'फ़ोटो की ZIP फ़ाइल'],
  'Name the files in a column of the sheet, or put them into folders called by the codes.': [
    'फाइलींची नावे शीटच्या एका कॉलममध्ये लिहा किंवा त्या कोडच्या नावाच्या फोल्डरमध्ये ठेवा.',
    'फ़ाइलों के नाम शीट के एक कॉलम में लिखें या उन्हें कोड के नाम वाले फ़ोल्डर में रखें।',
  ],
  'Download the template': ['नमुना फाइल डाउनलोड करा', 'नमूना फ़ाइल डाउनलोड करें'],
  'Past imports': ['आधीच्या आयाती', 'पिछले आयात'],
  'No imports yet': ['अजून काही आयात केलेले नाही', 'अभी कुछ आयात नहीं किया'],
  By: ['कोणी', 'किसने'],
  When: ['केव्हा', 'कब'],
  Rows: ['ओळी', 'पंक्तियाँ'],
  // a file
  'CSV.': ['CSV.', 'CSV।'],
  'At most {size} MB and {rows} rows.': [
    'जास्तीत जास्त {size} MB आणि {rows} ओळी.',
    'ज़्यादा से ज़्यादा {size} MB और {rows} पंक्तियाँ।',
  ],
  'Please choose a file': ['एक फाइल निवडा', 'एक फ़ाइल चुनें'],
  'The file is too large. {limit}': ['फाइल खूप मोठी आहे. {limit}', 'फ़ाइल बहुत बड़ी है। {limit}'],
  'We couldn’t read the file': ['फाइल वाचता आली नाही', 'फ़ाइल पढ़ी नहीं जा सकी'],
  'Choose a file, or drop it here': ['फाइल निवडा किंवा इथे टाका', 'फ़ाइल चुनें या यहाँ छोड़ें'],
  Upload: ['अपलोड', 'अपलोड'],
  'Sending...': ['पाठवत आहे...', 'भेजी जा रही है...'],
  'Reading the rows...': ['ओळी वाचत आहे...', 'पंक्तियाँ पढ़ी जा रही हैं...'],
  'Read the file': ['फाइल वाचा', 'फ़ाइल पढ़ें'],
  // its columns
  '{used} of {count} columns are used. Correct what was guessed wrong; the other columns are left out.': [
    '{count}पैकी {used} कॉलम वापरले आहेत. चुकीचा अंदाज असेल तर दुरुस्त करा; बाकीचे कॉलम वगळले जातात.',
    '{count} में से {used} कॉलम इस्तेमाल हुए हैं। अंदाज़ गलत हो तो ठीक करें; बाकी कॉलम छोड़ दिए जाते हैं।',
  ],
  'Dates such as 4/5/1984 are': ['4/5/1984 सारख्या तारखा म्हणजे', '4/5/1984 जैसी तारीखें हैं'],
  'day / month / year': ['दिवस / महिना / वर्ष', 'दिन / महीना / साल'],
  'month / day / year': ['महिना / दिवस / वर्ष', 'महीना / दिन / साल'],
  'The columns were not saved': ['कॉलम जतन झाले नाहीत', 'कॉलम सहेजे नहीं गए'],
  'Check the file': ['फाइल तपासा', 'फ़ाइल जाँचें'],
  'Checking doesn’t import anything.': ['तपासणीत काहीही आयात होत नाही.', 'जाँच में कुछ आयात नहीं होता।'],
  'Field for the column {heading}': ['कॉलम {heading}: रकाना', 'कॉलम {heading} के लिए फ़ील्ड'],
  'Leave out': ['वगळा', 'छोड़ें'],
  'If they already exist': ['आधीच असल्यास', 'पहले से हों तो'],
  'Two listings are the same when they have one code, or one owner, and agree in place, price, area, rooms, floor and owner’s number.':
    [
      'कोड एकच असेल किंवा मालक एकच असून ठिकाण, किंमत, क्षेत्रफळ, खोल्या, मजला आणि मालकाचा क्रमांक जुळत असेल तर दोन जाहिराती एकच मानल्या जातात.',
      'कोड एक हो या मालिक एक हो और जगह, कीमत, क्षेत्रफल, कमरे, मंज़िल और मालिक का नंबर मेल खाएँ, तो दो लिस्टिंग एक ही मानी जाती हैं।',
    ],
  'Two listings are the same when they have one code, or agree in place, price, area, rooms, floor and owner’s number.':
    [
      'कोड एकच असेल किंवा ठिकाण, किंमत, क्षेत्रफळ, खोल्या, मजला आणि मालकाचा नंबर जुळत असेल, तर दोन जाहिराती एकच मानल्या जातात.',
      'कोड एक हो या जगह, कीमत, क्षेत्रफल, कमरे, मंज़िल और मालिक का नंबर मेल खाएँ, तो दो लिस्टिंग एक मानी जाती हैं।',
    ],
  'Skip them': ['वगळा', 'छोड़ें'],
  'Existing entries stay unchanged': ['आधीच्या नोंदी तशाच राहतात', 'पहले की प्रविष्टियाँ वैसी ही रहती हैं'],
  'Fill in what is empty': ['रिकामे रकाने भरा', 'खाली फ़ील्ड भरें'],
  'Only empty fields are filled in': ['फक्त रिकामे रकाने भरले जातात', 'सिर्फ़ खाली फ़ील्ड भरे जाते हैं'],
  'Update them': ['त्या अद्ययावत करा', 'उन्हें अपडेट करें'],
  'What the file says replaces what is stored; empty cells change nothing': [
    'साठवलेल्या माहितीच्या जागी फाइलमधली माहिती येते; रिकाम्या चौकटींनी काहीही बदलत नाही',
    'सहेजी हुई जानकारी की जगह फ़ाइल की जानकारी आती है; खाली सेल से कुछ नहीं बदलता',
  ],
  'Create them anyway': ['तरीही तयार करा', 'फिर भी बनाएँ'],
  'This makes a second entry': ['त्यामुळे दुसरी नोंद तयार होते', 'इससे दूसरी प्रविष्टि बनती है'],
  'Choose a column for {names}': ['या माहितीसाठी कॉलम निवडा: {names}', 'इस जानकारी के लिए कॉलम चुनें: {names}'],
  // how it goes
  Checking: ['तपासत आहे', 'जाँच हो रही है'],
  Importing: ['आयात करत आहे', 'आयात हो रहा है'],
  Undoing: ['पूर्ववत करत आहे', 'वापस लिया जा रहा है'],
  '{doing}: {done} of {total} rows': ['{doing}: {total}पैकी {done} ओळी', '{doing}: {total} में से {done} पंक्तियाँ'],
  'You can leave this page. The work continues, and past imports show the result.': [
    'हे पान बंद केले तरी काम सुरू राहते. काय झाले ते आधीच्या आयातींमध्ये दिसते.',
    'यह पेज बंद करने पर भी काम चलता रहता है। नतीजा पिछले आयात में दिखता है।',
  ],
  'All imports': ['सर्व आयाती', 'सभी आयात'],
  '{rows} rows · {format} · {by}, {when}': [
    '{rows} ओळी · {format} · {by}, {when}',
    '{rows} पंक्तियाँ · {format} · {by}, {when}',
  ],
  // where it stands
  'Choose the columns': ['कॉलम निवडा', 'कॉलम चुनें'],
  'Checked, not yet imported': ['तपासले, अजून आयात नाही', 'जाँचा गया, अभी आयात नहीं'],
  'Being undone': ['पूर्ववत होत आहे', 'वापस लिया जा रहा है'],
  Undone: ['पूर्ववत', 'वापस लिया'],
  Wrong: ['चुकीच्या', 'गलत'],
  'Already exists': ['आधीच आहेत', 'पहले से हैं'],
  New: ['नवीन', 'नई'],
  Created: ['तयार झाल्या', 'बनाई गईं'],
  Updated: ['अद्ययावत केल्या', 'अपडेट हुईं'],
  Unchanged: ['न बदललेल्या', 'बिना बदलाव'],
  Skipped: ['वगळल्या', 'छोड़ी गईं'],
  Failed: ['अयशस्वी', 'विफल'],
  'Could not be undone': ['पूर्ववत करता आल्या नाहीत', 'वापस नहीं ली जा सकीं'],
  'Nothing has been imported yet. Rows whose {kind, select, contacts {contacts} clients {clients} other {listings}} already exist are skipped. Wrong rows are left out.':
    [
      'अजून काहीही आयात झालेले नाही. {kind, select, contacts {ज्यांतील संपर्क} clients {ज्यांतील ग्राहक} other {ज्यांतील जाहिराती}} आधीच आहेत त्या ओळी वगळल्या जातात. चुकीच्या ओळी वगळल्या जातात.',
      'अभी कुछ आयात नहीं हुआ। {kind, select, contacts {जिनके संपर्क} clients {जिनके ग्राहक} other {जिनकी लिस्टिंग}} पहले से हैं वे पंक्तियाँ छोड़ी जाती हैं। गलत पंक्तियाँ छोड़ दी जाती हैं।',
    ],
  'Nothing has been imported yet. Rows whose {kind, select, contacts {contacts} clients {clients} other {listings}} already exist fill in empty fields. Wrong rows are left out.':
    [
      'अजून काहीही आयात झालेले नाही. {kind, select, contacts {ज्यांतील संपर्क} clients {ज्यांतील ग्राहक} other {ज्यांतील जाहिराती}} आधीच आहेत त्या ओळी रिकामे रकाने भरतात. चुकीच्या ओळी वगळल्या जातात.',
      'अभी कुछ आयात नहीं हुआ। {kind, select, contacts {जिनके संपर्क} clients {जिनके ग्राहक} other {जिनकी लिस्टिंग}} पहले से हैं वे पंक्तियाँ खाली फ़ील्ड भरती हैं। गलत पंक्तियाँ छोड़ दी जाती हैं।',
    ],
  'Nothing has been imported yet. What the rows with the code of a listing say replaces what is stored, as when you edit it; your reference and the owner’s name and phone stay. Wrong rows are left out.':
    [
      'अजून काहीही आयात झालेले नाही. ज्या ओळींत तुमच्या जाहिरातीचा कोड आहे त्यांतली माहिती, जाहिरात बदलल्यासारखीच, साठवलेल्या माहितीच्या जागी येते; तुमचा संदर्भ आणि मालकाचे नाव व फोन तसेच राहतात. चुकीच्या ओळी वगळल्या जातात.',
      'अभी कुछ आयात नहीं हुआ। जिन पंक्तियों में आपकी लिस्टिंग का कोड है उनकी जानकारी, लिस्टिंग बदलने की तरह ही, सहेजी हुई जानकारी की जगह आती है; आपका संदर्भ और मालिक का नाम व फ़ोन वैसे ही रहते हैं। गलत पंक्तियाँ छोड़ दी जाती हैं।',
    ],
  '{count, plural, one {One row only looks like a listing or repeats a code: it is skipped.} other {# rows only look like a listing or repeat a code: they are skipped.}}':
    [
      '{count, plural, one {एक ओळ जाहिरातीसारखी फक्त दिसते किंवा कोड पुन्हा देते, म्हणून ती वगळली जाते.} other {# ओळी जाहिरातींसारख्या फक्त दिसतात किंवा कोड पुन्हा देतात, म्हणून त्या वगळल्या जातात.}}',
      '{count, plural, one {एक पंक्ति सिर्फ़ किसी लिस्टिंग जैसी दिखती है या कोड दोहराती है, इसलिए छोड़ी जाती है।} other {# पंक्तियाँ सिर्फ़ किसी लिस्टिंग जैसी दिखती हैं या कोड दोहराती हैं, इसलिए छोड़ी जाती हैं।}}',
    ],
  'Nothing has been imported yet. Rows whose {kind, select, contacts {contacts} clients {clients} other {listings}} already exist are created anyway. Wrong rows are left out.':
    [
      'अजून काहीही आयात झालेले नाही. {kind, select, contacts {ज्यांतील संपर्क} clients {ज्यांतील ग्राहक} other {ज्यांतील जाहिराती}} आधीच आहेत त्या ओळीही तयार होतात. चुकीच्या ओळी वगळल्या जातात.',
      'अभी कुछ आयात नहीं हुआ। {kind, select, contacts {जिनके संपर्क} clients {जिनके ग्राहक} other {जिनकी लिस्टिंग}} पहले से हैं वे पंक्तियाँ भी बनती हैं। गलत पंक्तियाँ छोड़ दी जाती हैं।',
    ],
  'Done {finished}. It can be undone until {until}.': [
    'पूर्ण: {finished}. {until}पर्यंत पूर्ववत करता येते.',
    'पूरा हुआ: {finished}। {until} तक वापस लिया जा सकता है।',
  ],
  'Cancelled. The {kind, select, contacts {contacts} clients {clients} other {listings}} of the rows before that were imported; you can undo this.':
    [
      'रद्द केले. त्याआधीच्या ओळींमधील {kind, select, contacts {संपर्क आयात झाले} clients {ग्राहक आयात झाले} other {जाहिराती आयात झाल्या}}; हे पूर्ववत करता येते.',
      'रद्द किया गया। उससे पहले की पंक्तियों से {kind, select, contacts {संपर्क आयात हुए} clients {ग्राहक आयात हुए} other {लिस्टिंग आयात हुईं}}; इन्हें वापस लिया जा सकता है।',
    ],
  'Undone {when}.': ['पूर्ववत केले: {when}.', 'वापस लिया गया: {when}।'],
  // its rows
  Row: ['ओळ', 'पंक्ति'],
  'In the file': ['फाइलमध्ये', 'फ़ाइल में'],
  Result: ['निकाल', 'नतीजा'],
  'No such rows': ['अशी एकही ओळ नाही', 'ऐसी कोई पंक्ति नहीं'],
  'The same as row {row} of this file': ['या फाइलमधील ओळ {row} सारखीच', 'इस फ़ाइल की पंक्ति {row} जैसी'],
  'The same as <a>this {kind, select, contacts {contact} clients {client} other {listing}}</a>': [
    '<a>{kind, select, contacts {या संपर्कासारखीच} clients {या ग्राहकासारखीच} other {या जाहिरातीसारखीच}}</a>',
    '<a>इस {kind, select, contacts {संपर्क} clients {ग्राहक} other {लिस्टिंग}}</a> जैसी',
  ],
  'Open the {kind, select, contacts {contact} clients {client} other {listing}}': [
    '{kind, select, contacts {संपर्क उघडा} clients {ग्राहक उघडा} other {जाहिरात उघडा}}',
    '{kind, select, contacts {संपर्क} clients {ग्राहक} other {लिस्टिंग}} खोलें',
  ],
  '{count} created': ['{count} तयार', '{count} बनाई गईं'],
  '{count} updated': ['{count} अद्ययावत', '{count} अपडेट हुईं'],
  '{count} unchanged': ['{count} न बदललेल्या', '{count} बिना बदलाव'],
  '{count} skipped': ['{count} वगळल्या', '{count} छोड़ी गईं'],
  '{count} failed': ['{count} अयशस्वी', '{count} विफल'],
  '{count} undone': ['{count} पूर्ववत', '{count} वापस ली गईं'],
  '{count} rows': ['{count} ओळी', '{count} पंक्तियाँ'],
  // what can be done
  'Change the columns': ['कॉलम बदला', 'कॉलम बदलें'],
  'Download the wrong rows': ['चुकीच्या ओळी डाउनलोड करा', 'गलत पंक्तियाँ डाउनलोड करें'],
  'Discard the file': ['फाइल टाकून द्या', 'फ़ाइल हटाएँ'],
  'Nothing to import': ['आयात करण्यासारखे काही नाही', 'आयात करने को कुछ नहीं'],
  '{count, plural, one {Import # row} other {Import # rows}}': [
    '{count, plural, one {# ओळ आयात करा} other {# ओळी आयात करा}}',
    '{count, plural, one {# पंक्ति आयात करें} other {# पंक्तियाँ आयात करें}}',
  ],
  'Undo this import': ['ही आयात पूर्ववत करा', 'यह आयात वापस लें'],
  'This will remove {created} that it created. What was changed since stays.': [
    'यामुळे तयार झालेल्या {created} काढल्या जातील. त्यानंतर बदललेले तसेच राहते.',
    'इससे बनी {created} हट जाएँगी। उसके बाद जो बदला गया वह रहता है।',
  ],
  'This will restore {updated} that it changed. What was changed since stays.': [
    'यामुळे बदललेल्या {updated} नोंदी पूर्वीसारख्या होतील. त्यानंतर बदललेले तसेच राहते.',
    'इससे बदली गई {updated} प्रविष्टियाँ पहले जैसी हो जाएँगी। उसके बाद जो बदला गया वह रहता है।',
  ],
  'This will remove {created} that it created and restore {updated} that it changed. What was changed since stays.':
    [
      'यामुळे तयार झालेल्या {created} काढल्या जातील आणि बदललेल्या {updated} नोंदी पूर्वीसारख्या होतील. त्यानंतर बदललेले तसेच राहते.',
      'इससे बनी {created} हट जाएँगी और बदली गई {updated} प्रविष्टियाँ पहले जैसी हो जाएँगी। उसके बाद जो बदला गया वह रहता है।',
    ],
  'Undo now': ['आता पूर्ववत करा', 'अभी वापस लें'],
  // values, sheets and rows to correct
  'Import clients': ['ग्राहक आयात करा', 'ग्राहक आयात करें'],
  'Two contacts are the same when they share a mobile number, an email address or the Contact ID of an export.':
    [
      'मोबाइल नंबर, ई-मेल किंवा निर्यातीतला Contact ID एकच असेल तर दोन संपर्क एकच मानले जातात.',
      'मोबाइल नंबर, ई-मेल या निर्यात का Contact ID एक हो तो दो संपर्क एक माने जाते हैं।',
    ],
  'Two clients are the same when they share a phone number.': [
    'फोन नंबर एकच असेल तर दोन ग्राहक एकच मानले जातात.',
    'फ़ोन नंबर एक हो तो दो ग्राहक एक माने जाते हैं।',
  ],
  'From a list of buyers, a phone, Google Contacts or Outlook; what each looks for is read too': [
    'खरेदीदारांच्या यादीतून, फोन, Google Contacts किंवा Outlook मधून; प्रत्येकाला काय हवे तेही वाचले जाते',
    'खरीदारों की सूची, फ़ोन, Google Contacts या Outlook से; हर एक को क्या चाहिए वह भी पढ़ा जाता है',
  ],
  'Excel, ODS, CSV.': ['Excel, ODS, CSV.', 'Excel, ODS, CSV।'],
  'Excel, ODS, CSV or vCard.': ['Excel, ODS, CSV किंवा vCard.', 'Excel, ODS, CSV या vCard।'],
  'Or paste rows from a sheet or a chat': [
    'किंवा शीटमधील अथवा चॅटमधील ओळी पेस्ट करा',
    'या शीट अथवा चैट की पंक्तियाँ पेस्ट करें',
  ],
  '{heading}: left out.': ['{heading}: वगळला.', '{heading}: छोड़ा गया।'],
  'Use it as {field}?': ['{field} म्हणून वापरायचा?', '{field} के रूप में इस्तेमाल करें?'],
  '{count, plural, one {One value to decide} other {# values to decide}}': [
    '{count, plural, one {एका बाबीवर निर्णय बाकी} other {# बाबींवर निर्णय बाकी}}',
    '{count, plural, one {एक बात पर फ़ैसला बाकी} other {# बातों पर फ़ैसला बाकी}}',
  ],
  'Decide each once for all its rows. We remember it for your next file.': [
    'प्रत्येक एकदाच, त्याच्या सर्व ओळींसाठी ठरते आणि तुमच्या पुढच्या फाइलसाठी लक्षात राहते.',
    'हर एक बात उसकी सभी पंक्तियों के लिए एक बार तय होती है और आपकी अगली फ़ाइल के लिए याद रहती है।',
  ],
  '{count, plural, one {One value was understood} other {# values were understood}}': [
    '{count, plural, one {एक मूल्य समजले} other {# मूल्ये समजली}}',
    '{count, plural, one {एक मान समझा गया} other {# मान समझे गए}}',
  ],
  '{count, plural, one {Use this and check again} other {Use these # and check again}}': [
    '{count, plural, one {हे वापरा आणि पुन्हा तपासा} other {ही # वापरा आणि पुन्हा तपासा}}',
    '{count, plural, one {इसे लें और फिर जाँचें} other {ये # लें और फिर जाँचें}}',
  ],
  '“{value}” in {column}': ['{column}: “{value}”', '{column} में “{value}”'],
  'No column says: {column}': ['कोणत्याही कॉलममध्ये नाही: {column}', 'किसी कॉलम में नहीं: {column}'],
  'probably means {meaning}': ['बहुधा याचा अर्थ: {meaning}', 'शायद इसका मतलब: {meaning}'],
  'is not known': ['माहीत नाही', 'पता नहीं'],
  'Meaning of {name}': ['{name} याचा अर्थ', '{name} का मतलब'],
  Choose: ['निवडा', 'चुनें'],
  '{count, plural, one {# row} other {# rows}}': [
    '{count, plural, one {# ओळ} other {# ओळी}}',
    '{count, plural, one {# पंक्ति} other {# पंक्तियाँ}}',
  ],
  'Correct the wrong rows here': ['चुकीच्या ओळी इथेच दुरुस्त करा', 'गलत पंक्तियाँ यहीं ठीक करें'],
  'Enter goes to the next row, Control and End to the last, Control and Enter check what you changed.': [
    'Enter ने पुढच्या ओळीवर, Control आणि End ने शेवटच्या ओळीवर जाता येते; Control आणि Enter ने बदल तपासले जातात.',
    'Enter से अगली पंक्ति पर, Control और End से आखिरी पंक्ति पर जाते हैं; Control और Enter से बदलाव जाँचे जाते हैं।',
  ],
  'Wrong in': ['कुठे चुकले', 'कहाँ गलत'],
  'Any column': ['कोणताही कॉलम', 'कोई भी कॉलम'],
  'Wrong rows': ['चुकीच्या ओळी', 'गलत पंक्तियाँ'],
  '{count, plural, =0 {Check the changes} one {Check # changed row} other {Check # changed rows}}': [
    '{count, plural, =0 {बदल तपासा} one {बदललेली # ओळ तपासा} other {बदललेल्या # ओळी तपासा}}',
    '{count, plural, =0 {बदलाव जाँचें} one {बदली हुई # पंक्ति जाँचें} other {बदली हुई # पंक्तियाँ जाँचें}}',
  ],
  '{column}, row {row}': ['{column}, ओळ {row}', '{column}, पंक्ति {row}'],
  'Right now': ['आता बरोबर', 'अब सही'],
  'Sheets of the workbook': ['वर्कबुकमधील शीट', 'वर्कबुक की शीट'],
  'Which sheet?': ['कोणती शीट?', 'कौन-सी शीट?'],
  '{name}, {rows} rows': ['{name}, {rows} ओळी', '{name}, {rows} पंक्तियाँ'],
  '{count, plural, one {One line or picture is left out} other {# lines and pictures are left out}}': [
    '{count, plural, one {एक ओळ किंवा चित्र वगळले आहे} other {# ओळी आणि चित्रे वगळली आहेत}}',
    '{count, plural, one {एक पंक्ति या तस्वीर छोड़ी गई} other {# पंक्तियाँ और तस्वीरें छोड़ी गईं}}',
  ],
  '{count} have homes that fit.': ['{count} जणांसाठी योग्य घरे आहेत.', '{count} के लिए सही घर हैं।'],
  'Looks for {wish}': ['हवे आहे: {wish}', 'चाहिए: {wish}'],
  'Upload the corrected file': ['दुरुस्त केलेली फाइल पाठवा', 'ठीक की हुई फ़ाइल भेजें'],
  'Keep as written': ['लिहिल्याप्रमाणे ठेवा', 'जैसा लिखा है वैसा रखें'],
  'Leave the cell empty': ['रकाना रिकामा ठेवा', 'फ़ील्ड खाली छोड़ें'],
  'Import them too': ['त्याही आयात करा', 'उन्हें भी आयात करें'],
  'Rows that look alike': ['सारख्या दिसणाऱ्या ओळी', 'एक जैसी दिखने वाली पंक्तियाँ'],
  'Rows with the same facts as an earlier row': [
    'घराबद्दल दिलेल्या सर्व गोष्टींत आधीच्या एखाद्या ओळीशी जुळणाऱ्या ओळी',
    'घर के बारे में बताई हर बात में पहले की किसी पंक्ति से मेल खाने वाली पंक्तियाँ',
  ],
  '{count, plural, one {One value as in an earlier file} other {# values as in an earlier file}}': [
    '{count, plural, one {एक मूल्य आधीच्या फाइलप्रमाणे} other {# मूल्ये आधीच्या फाइलप्रमाणे}}',
    '{count, plural, one {एक मान पहले की फ़ाइल जैसा} other {# मान पहले की फ़ाइल जैसे}}',
  ],
  'You decided these before. Please check that they’re right here too.': [
    'हे तुम्ही आधी ठरवले होते. इथेही ते बरोबर आहे का, ते पाहा.',
    'ये आपने पहले तय किए थे। देख लें कि यहाँ भी ये सही हैं।',
  ],
  'Leave these rows out': ['या ओळी वगळा', 'ये पंक्तियाँ छोड़ें'],
  Lakh: ['लाख', 'लाख'],
  Crore: ['कोटी', 'करोड़'],
  Thousand: ['हजार', 'हज़ार'],
  Rupees: ['रुपये', 'रुपये'],
  'Months of rent': ['इतक्या महिन्यांचे भाडे', 'इतने महीनों का किराया'],
  'A price per unit, times the area': ['प्रति एकक किंमत × क्षेत्रफळ', 'प्रति इकाई कीमत × क्षेत्रफल'],
  'The first amount, without the rest': ['पहिली रक्कम, बाकीचे सोडून', 'पहली रकम, बाकी छोड़कर'],
  'The higher figure': ['मोठा आकडा', 'बड़ी संख्या'],
  'The lower figure': ['छोटा आकडा', 'छोटी संख्या'],
  'The smaller figure is the carpet area': ['छोटा आकडा चटई क्षेत्र आहे', 'छोटी संख्या कार्पेट एरिया है'],
  'Pasted rows': ['पेस्ट केलेल्या ओळी', 'पेस्ट की गई पंक्तियाँ'],
  'Listings as Excel': ['जाहिराती Excel मध्ये', 'लिस्टिंग Excel में'],
  'Leads as Excel': ['संभाव्य ग्राहक Excel मध्ये', 'लीड Excel में'],
  'Clients as Excel': ['ग्राहक Excel मध्ये', 'ग्राहक Excel में'],
  'Contacts as Excel': ['संपर्क Excel मध्ये', 'संपर्क Excel में'],
  'Visits as Excel': ['भेटी Excel मध्ये', 'विज़िट Excel में'],
  'Deals as Excel': ['व्यवहार Excel मध्ये', 'सौदे Excel में'],
  'Enquiries as Excel': ['चौकशा Excel मध्ये', 'पूछताछ Excel में'],
});
