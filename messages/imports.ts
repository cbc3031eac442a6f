import { defineTexts } from '@/lib/platform/language/define';

/** Pages where a member reads listings in from a file: components/admin/import. */
export default defineTexts({
  'Import listings': ['जाहिराती आयात करा', 'लिस्टिंग आयात करें'],
  Import: ['आयात', 'आयात'],
  'From a spreadsheet, by the rules of the listing form; every row becomes a listing of yours': [
    'स्प्रेडशीटमधून, जाहिरातीच्या फॉर्मच्या नियमांनुसार; प्रत्येक ओळ तुमची जाहिरात होते',
    'स्प्रेडशीट से, लिस्टिंग फ़ॉर्म के नियमों के अनुसार; हर पंक्ति आपकी लिस्टिंग बनती है',
  ],
  'Pictures are not fetched: listings start as drafts unless a status is given. What you export from the table of your listings can be changed in a spreadsheet and read again: a listing is found by its code.':
    [
      'चित्रे आणली जात नाहीत: स्थिती दिली नसेल तर जाहिराती मसुदा म्हणून सुरू होतात. तुमच्या जाहिरातींच्या तक्त्यातून निर्यात केलेली फाइल स्प्रेडशीटमध्ये बदलून पुन्हा वाचता येते: जाहिरात तिच्या कोडने ओळखली जाते.',
      'तस्वीरें नहीं लाई जातीं: स्थिति न दी हो तो लिस्टिंग ड्राफ़्ट के रूप में शुरू होती हैं। अपनी लिस्टिंग की तालिका से निर्यात की गई फ़ाइल स्प्रेडशीट में बदलकर फिर पढ़ी जा सकती है: लिस्टिंग अपने कोड से पहचानी जाती है।',
    ],
  'Download the template': ['नमुना फाइल डाउनलोड करा', 'नमूना फ़ाइल डाउनलोड करें'],
  'Past imports': ['आधीचे आयात', 'पिछले आयात'],
  'No imports yet': ['अजून काही आयात केलेले नाही', 'अभी कुछ आयात नहीं किया'],
  By: ['कोणी', 'किसने'],
  When: ['केव्हा', 'कब'],
  Status: ['स्थिती', 'स्थिति'],
  Rows: ['ओळी', 'पंक्तियाँ'],
  // a file
  'CSV.': ['CSV.', 'CSV।'],
  'At most {size} MB and {rows} rows.': [
    'जास्तीत जास्त {size} MB आणि {rows} ओळी.',
    'ज़्यादा से ज़्यादा {size} MB और {rows} पंक्तियाँ।',
  ],
  'Please choose a file': ['एक फाइल निवडा', 'एक फ़ाइल चुनें'],
  'The file is too large. {limit}': ['फाइल खूप मोठी आहे. {limit}', 'फ़ाइल बहुत बड़ी है। {limit}'],
  'The file was not read': ['फाइल वाचता आली नाही', 'फ़ाइल पढ़ी नहीं जा सकी'],
  'Choose a file, or drop it here': ['फाइल निवडा किंवा इथे टाका', 'फ़ाइल चुनें या यहाँ छोड़ें'],
  Upload: ['पाठवणे', 'अपलोड'],
  'Sending...': ['पाठवत आहे...', 'भेजी जा रही है...'],
  'Reading the rows...': ['ओळी वाचत आहे...', 'पंक्तियाँ पढ़ी जा रही हैं...'],
  'Read the file': ['फाइल वाचा', 'फ़ाइल पढ़ें'],
  // its columns
  Columns: ['कॉलम', 'कॉलम'],
  '{used} of {count} columns are used. Correct what was guessed wrong; the other columns are left out.': [
    '{count}पैकी {used} कॉलम वापरले आहेत. चुकीचा अंदाज असेल तर दुरुस्त करा; बाकीचे कॉलम वगळले जातात.',
    '{count} में से {used} कॉलम काम में लिए गए हैं। अंदाज़ गलत हो तो ठीक करें; बाकी कॉलम छोड़ दिए जाते हैं।',
  ],
  'Dates such as 4/5/1984 are': ['4/5/1984 सारख्या तारखा म्हणजे', '4/5/1984 जैसी तारीखें हैं'],
  'day / month / year': ['दिवस / महिना / वर्ष', 'दिन / महीना / साल'],
  'month / day / year': ['महिना / दिवस / वर्ष', 'महीना / दिन / साल'],
  'The columns were not saved': ['कॉलम जतन झाले नाहीत', 'कॉलम सहेजे नहीं गए'],
  'Check the file': ['फाइल तपासा', 'फ़ाइल जाँचें'],
  'The check imports nothing.': ['तपासणीत काहीही आयात होत नाही.', 'जाँच में कुछ आयात नहीं होता।'],
  'Field for the column {heading}': ['कॉलम {heading}: रकाना', 'कॉलम {heading} के लिए फ़ील्ड'],
  'Leave out': ['वगळा', 'छोड़ें'],
  'If they already exist': ['आधीच असल्यास', 'पहले से हों तो'],
  'Two listings are the same when they have one code, or one address and price.': [
    'कोड एकच असेल किंवा पत्ता आणि किंमत एकच असेल, तर दोन जाहिराती एकच मानल्या जातात.',
    'कोड एक हो या पता और कीमत एक हों, तो दो लिस्टिंग एक मानी जाती हैं।',
  ],
  'Skip them': ['वगळा', 'छोड़ें'],
  'Existing entries stay unchanged': ['आधीच्या नोंदी तशाच राहतात', 'पहले की प्रविष्टियाँ वैसी ही रहती हैं'],
  'Fill in what is empty': ['रिकामे ते भरा', 'जो खाली है वह भरें'],
  'Only empty fields are filled in': ['फक्त रिकामे रकाने भरले जातात', 'सिर्फ़ खाली फ़ील्ड भरे जाते हैं'],
  'Create them anyway': ['तरीही तयार करा', 'फिर भी बनाएँ'],
  'This makes a second entry': ['त्यामुळे दुसरी नोंद तयार होते', 'इससे दूसरी प्रविष्टि बनती है'],
  'Choose a column for {names}': ['यांसाठी कॉलम निवडा: {names}', 'इनके लिए कॉलम चुनें: {names}'],
  // how it goes
  Checking: ['तपासत आहे', 'जाँच हो रही है'],
  Importing: ['आयात करत आहे', 'आयात हो रहा है'],
  Undoing: ['पूर्ववत करत आहे', 'वापस लिया जा रहा है'],
  '{doing}: {done} of {total} rows': ['{doing}: {total}पैकी {done} ओळी', '{doing}: {total} में से {done} पंक्तियाँ'],
  'You can leave this page. The work goes on, and past imports show what came of it.': [
    'तुम्ही हे पान सोडू शकता. काम सुरू राहते आणि काय झाले ते आधीच्या आयातांमध्ये दिसते.',
    'आप यह पेज छोड़ सकते हैं। काम चलता रहता है और क्या हुआ यह पिछले आयात में दिखता है।',
  ],
  'All imports': ['सर्व आयात', 'सभी आयात'],
  '{rows} rows · {format} · {by}, {when}': [
    '{rows} ओळी · {format} · {by}, {when}',
    '{rows} पंक्तियाँ · {format} · {by}, {when}',
  ],
  // where it stands
  'Choose the columns': ['कॉलम निवडा', 'कॉलम चुनें'],
  'Checked, not yet imported': ['तपासले, अजून आयात नाही', 'जाँचा गया, अभी आयात नहीं'],
  Done: ['झाले', 'पूरा'],
  Cancelled: ['रद्द', 'रद्द'],
  'Being undone': ['पूर्ववत होत आहे', 'वापस लिया जा रहा है'],
  Undone: ['पूर्ववत', 'वापस लिया'],
  Wrong: ['चुकीच्या', 'गलत'],
  'Already exists': ['आधीच आहेत', 'पहले से हैं'],
  New: ['नवीन', 'नई'],
  Created: ['तयार झाल्या', 'बनाई गईं'],
  'Filled in': ['भरल्या', 'भरी गईं'],
  Skipped: ['वगळल्या', 'छोड़ी गईं'],
  Failed: ['अयशस्वी', 'विफल'],
  'Could not be undone': ['पूर्ववत करता आल्या नाहीत', 'वापस नहीं ली जा सकीं'],
  'Nothing has been imported yet. Rows whose {kind, select, contacts {contacts} other {listings}} already exist are skipped. Wrong rows are left out.':
    [
      'अजून काहीही आयात झालेले नाही. ज्यांचे {kind, select, contacts {संपर्क} other {जाहिराती}} आधीच आहेत त्या ओळी वगळल्या जातात. चुकीच्या ओळी वगळल्या जातात.',
      'अभी कुछ आयात नहीं हुआ। जिनके {kind, select, contacts {संपर्क} other {लिस्टिंग}} पहले से हैं वे पंक्तियाँ छोड़ी जाती हैं। गलत पंक्तियाँ हटा दी जाती हैं।',
    ],
  'Nothing has been imported yet. Rows whose {kind, select, contacts {contacts} other {listings}} already exist fill in empty fields. Wrong rows are left out.':
    [
      'अजून काहीही आयात झालेले नाही. ज्यांचे {kind, select, contacts {संपर्क} other {जाहिराती}} आधीच आहेत त्या ओळी रिकामे रकाने भरतात. चुकीच्या ओळी वगळल्या जातात.',
      'अभी कुछ आयात नहीं हुआ। जिनके {kind, select, contacts {संपर्क} other {लिस्टिंग}} पहले से हैं वे पंक्तियाँ खाली फ़ील्ड भरती हैं। गलत पंक्तियाँ हटा दी जाती हैं।',
    ],
  'Nothing has been imported yet. Rows whose {kind, select, contacts {contacts} other {listings}} already exist are created anyway. Wrong rows are left out.':
    [
      'अजून काहीही आयात झालेले नाही. ज्यांचे {kind, select, contacts {संपर्क} other {जाहिराती}} आधीच आहेत त्या ओळीही तयार होतात. चुकीच्या ओळी वगळल्या जातात.',
      'अभी कुछ आयात नहीं हुआ। जिनके {kind, select, contacts {संपर्क} other {लिस्टिंग}} पहले से हैं वे पंक्तियाँ भी बनती हैं। गलत पंक्तियाँ हटा दी जाती हैं।',
    ],
  'Done {finished}. It can be undone until {until}.': [
    'पूर्ण: {finished}. {until}पर्यंत पूर्ववत करता येते.',
    'पूरा हुआ: {finished}। {until} तक वापस लिया जा सकता है।',
  ],
  'Cancelled. The {kind, select, contacts {contacts} other {listings}} of the rows before that were imported; you can undo this.':
    [
      'रद्द केले. त्याआधीच्या ओळींमधील {kind, select, contacts {संपर्क} other {जाहिराती}} आयात झाल्या; हे पूर्ववत करता येते.',
      'रद्द किया गया। उससे पहले की पंक्तियों की {kind, select, contacts {संपर्क} other {लिस्टिंग}} आयात हुईं; आप इन्हें वापस ले सकते हैं।',
    ],
  'Undone {when}.': ['पूर्ववत केले: {when}.', 'वापस लिया गया: {when}।'],
  // its rows
  Row: ['ओळ', 'पंक्ति'],
  'In the file': ['फाइलमध्ये', 'फ़ाइल में'],
  Result: ['निकाल', 'नतीजा'],
  'No such rows': ['अशा ओळी नाहीत', 'ऐसी पंक्तियाँ नहीं'],
  'The same as row {row} of this file': ['या फाइलमधील ओळ {row} सारखीच', 'इस फ़ाइल की पंक्ति {row} जैसी'],
  'The same as <a>this {kind, select, contacts {contact} other {listing}}</a>': [
    '<a>{kind, select, contacts {या संपर्कासारखीच} other {या जाहिरातीसारखीच}}</a>',
    '<a>इस {kind, select, contacts {संपर्क} other {लिस्टिंग}}</a> जैसी',
  ],
  'Open the {kind, select, contacts {contact} other {listing}}': [
    '{kind, select, contacts {संपर्क उघडा} other {जाहिरात उघडा}}',
    '{kind, select, contacts {संपर्क} other {लिस्टिंग}} खोलें',
  ],
  '{count} created': ['{count} तयार', '{count} बनाई गईं'],
  '{count} filled in': ['{count} भरल्या', '{count} भरी गईं'],
  '{count} skipped': ['{count} वगळल्या', '{count} छोड़ी गईं'],
  '{count} failed': ['{count} अयशस्वी', '{count} विफल'],
  '{count} undone': ['{count} पूर्ववत', '{count} पहले जैसी की गईं'],
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
  'Undo this import': ['हा आयात पूर्ववत करा', 'यह आयात वापस लें'],
  'This will remove {created} that it created. What was changed since stays.': [
    'यामुळे तयार झालेल्या {created} काढल्या जातील. त्यानंतर बदललेले तसेच राहते.',
    'इससे बनी {created} हट जाएँगी। उसके बाद जो बदला गया वह रहता है।',
  ],
  'This will empty what it filled in at {updated}. What was changed since stays.': [
    'यामुळे {updated} ठिकाणी भरलेले रिकामे होईल. त्यानंतर बदललेले तसेच राहते.',
    'इससे {updated} में भरा हुआ खाली हो जाएगा। उसके बाद जो बदला गया वह रहता है।',
  ],
  'This will remove {created} that it created and empty what it filled in at {updated}. What was changed since stays.':
    [
      'यामुळे तयार झालेल्या {created} काढल्या जातील आणि {updated} ठिकाणी भरलेले रिकामे होईल. त्यानंतर बदललेले तसेच राहते.',
      'इससे बनी {created} हट जाएँगी और {updated} में भरा हुआ खाली हो जाएगा। उसके बाद जो बदला गया वह रहता है।',
    ],
  'Undo now': ['आता पूर्ववत करा', 'अभी वापस लें'],
});
