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
  'Nothing has been imported yet. Rows whose {kind, select, contacts {contacts} clients {clients} other {listings}} already exist are skipped. Wrong rows are left out.':
    [
      'अजून काहीही आयात झालेले नाही. ज्यांचे {kind, select, contacts {संपर्क} clients {ग्राहक} other {जाहिराती}} आधीच आहेत त्या ओळी वगळल्या जातात. चुकीच्या ओळी वगळल्या जातात.',
      'अभी कुछ आयात नहीं हुआ। जिनके {kind, select, contacts {संपर्क} clients {ग्राहक} other {लिस्टिंग}} पहले से हैं वे पंक्तियाँ छोड़ी जाती हैं। गलत पंक्तियाँ हटा दी जाती हैं।',
    ],
  'Nothing has been imported yet. Rows whose {kind, select, contacts {contacts} clients {clients} other {listings}} already exist fill in empty fields. Wrong rows are left out.':
    [
      'अजून काहीही आयात झालेले नाही. ज्यांचे {kind, select, contacts {संपर्क} clients {ग्राहक} other {जाहिराती}} आधीच आहेत त्या ओळी रिकामे रकाने भरतात. चुकीच्या ओळी वगळल्या जातात.',
      'अभी कुछ आयात नहीं हुआ। जिनके {kind, select, contacts {संपर्क} clients {ग्राहक} other {लिस्टिंग}} पहले से हैं वे पंक्तियाँ खाली फ़ील्ड भरती हैं। गलत पंक्तियाँ हटा दी जाती हैं।',
    ],
  'Nothing has been imported yet. Rows whose {kind, select, contacts {contacts} clients {clients} other {listings}} already exist are created anyway. Wrong rows are left out.':
    [
      'अजून काहीही आयात झालेले नाही. ज्यांचे {kind, select, contacts {संपर्क} clients {ग्राहक} other {जाहिराती}} आधीच आहेत त्या ओळीही तयार होतात. चुकीच्या ओळी वगळल्या जातात.',
      'अभी कुछ आयात नहीं हुआ। जिनके {kind, select, contacts {संपर्क} clients {ग्राहक} other {लिस्टिंग}} पहले से हैं वे पंक्तियाँ भी बनती हैं। गलत पंक्तियाँ हटा दी जाती हैं।',
    ],
  'Done {finished}. It can be undone until {until}.': [
    'पूर्ण: {finished}. {until}पर्यंत पूर्ववत करता येते.',
    'पूरा हुआ: {finished}। {until} तक वापस लिया जा सकता है।',
  ],
  'Cancelled. The {kind, select, contacts {contacts} clients {clients} other {listings}} of the rows before that were imported; you can undo this.':
    [
      'रद्द केले. त्याआधीच्या ओळींमधील {kind, select, contacts {संपर्क} clients {ग्राहक} other {जाहिराती}} आयात झाल्या; हे पूर्ववत करता येते.',
      'रद्द किया गया। उससे पहले की पंक्तियों की {kind, select, contacts {संपर्क} clients {ग्राहक} other {लिस्टिंग}} आयात हुईं; आप इन्हें वापस ले सकते हैं।',
    ],
  'Undone {when}.': ['पूर्ववत केले: {when}.', 'वापस लिया गया: {when}।'],
  // its rows
  Row: ['ओळ', 'पंक्ति'],
  'In the file': ['फाइलमध्ये', 'फ़ाइल में'],
  Result: ['निकाल', 'नतीजा'],
  'No such rows': ['अशा ओळी नाहीत', 'ऐसी पंक्तियाँ नहीं'],
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
  // values, sheets and rows to correct
  'Import clients': ['ग्राहक आयात करा', 'ग्राहक आयात करें'],
  'Two contacts are the same when they share a mobile number or an e-mail address.': [
    'मोबाईल क्रमांक किंवा ई-मेल एकच असेल तर दोन संपर्क एकच मानले जातात.',
    'मोबाइल नंबर या ई-मेल एक हो तो दो संपर्क एक माने जाते हैं।',
  ],
  'Two clients are the same when they share a phone number.': [
    'फोन क्रमांक एकच असेल तर दोन ग्राहक एकच मानले जातात.',
    'फ़ोन नंबर एक हो तो दो ग्राहक एक माने जाते हैं।',
  ],
  'From a list of buyers, a phone, Google Contacts or Outlook; what each looks for is read too': [
    'खरेदीदारांच्या यादीतून, फोन, Google Contacts किंवा Outlook मधून; प्रत्येकाला काय हवे तेही वाचले जाते',
    'ख़रीदारों की सूची, फ़ोन, Google Contacts या Outlook से; हर एक को क्या चाहिए वह भी पढ़ा जाता है',
  ],
  Clients: ['ग्राहक', 'ग्राहक'],
  'Excel, ODS, CSV.': ['Excel, ODS, CSV.', 'Excel, ODS, CSV.'],
  'Excel, ODS, CSV or vCard.': ['Excel, ODS, CSV किंवा vCard.', 'Excel, ODS, CSV या vCard.'],
  'Or paste rows from a sheet or a chat': [
    'किंवा शीटमधील अथवा चॅटमधील ओळी पेस्ट करा',
    'या शीट अथवा चैट की पंक्तियाँ पेस्ट करें',
  ],
  'Left out: {columns}. Use one by choosing its field.': [
    'वगळलेले: {columns}. वापरायचे असल्यास त्याचा रकाना निवडा.',
    'छोड़े गए: {columns}. काम में लेना हो तो उसका फ़ील्ड चुनें।',
  ],
  '{count, plural, one {One value to decide} other {# values to decide}}': [
    '{count, plural, one {एक मूल्य ठरवायचे आहे} other {# मूल्ये ठरवायची आहेत}}',
    '{count, plural, one {एक मान तय करना है} other {# मान तय करने हैं}}',
  ],
  'Each is decided once for all of its rows, and remembered for your next file.': [
    'प्रत्येक एकदाच, त्याच्या सर्व ओळींसाठी ठरते, आणि तुमच्या पुढच्या फाइलसाठी लक्षात राहते.',
    'हर एक बात उसकी सभी पंक्तियों के लिए एक बार तय होती है, और आपकी अगली फ़ाइल के लिए याद रहती है।',
  ],
  '{count, plural, one {One value was understood} other {# values were understood}}': [
    '{count, plural, one {एक मूल्य समजले} other {# मूल्ये समजली}}',
    '{count, plural, one {एक मान समझा गया} other {# मान समझे गए}}',
  ],
  '{count, plural, one {Use this and check again} other {Use these # and check again}}': [
    '{count, plural, one {हे वापरा आणि पुन्हा तपासा} other {ही # वापरा आणि पुन्हा तपासा}}',
    '{count, plural, one {इसे लें और फिर जाँचें} other {ये # लें और फिर जाँचें}}',
  ],
  '“{value}” in {column}': ['{column} मध्ये “{value}”', '{column} में “{value}”'],
  'No column says: {column}': ['कोणताही कॉलम सांगत नाही: {column}', 'कोई कॉलम नहीं बताता: {column}'],
  'probably means {meaning}': ['बहुधा अर्थ {meaning}', 'शायद मतलब {meaning}'],
  'is not known': ['माहीत नाही', 'पता नहीं'],
  'Meaning of {name}': ['{name} याचा अर्थ', '{name} का मतलब'],
  Choose: ['निवडा', 'चुनें'],
  '{count, plural, one {# row} other {# rows}}': [
    '{count, plural, one {# ओळ} other {# ओळी}}',
    '{count, plural, one {# पंक्ति} other {# पंक्तियाँ}}',
  ],
  'Correct the wrong rows here': ['चुकीच्या ओळी इथेच दुरुस्त करा', 'गलत पंक्तियाँ यहीं ठीक करें'],
  'Enter goes to the next row, Control and Enter check what you changed.': [
    'Enter ने पुढच्या ओळीवर जाता येते, Control आणि Enter ने बदल तपासले जातात.',
    'Enter से अगली पंक्ति पर जाते हैं, Control और Enter से बदलाव जाँचे जाते हैं।',
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
  '{count, plural, one {One line is no row and is left out} other {# lines are no rows and are left out}}': [
    '{count, plural, one {एक ओळ नोंद नाही, ती वगळली आहे} other {# ओळी नोंदी नाहीत, त्या वगळल्या आहेत}}',
    '{count, plural, one {एक पंक्ति प्रविष्टि नहीं है, छोड़ी गई} other {# पंक्तियाँ प्रविष्टि नहीं हैं, छोड़ी गईं}}',
  ],
  '{count} have homes that fit.': ['{count} जणांसाठी योग्य घरे आहेत.', '{count} के लिए सही घर हैं।'],
  'Looks for {wish}': ['हवे आहे: {wish}', 'चाहिए: {wish}'],
  'Upload the corrected file': ['दुरुस्त केलेली फाइल पाठवा', 'ठीक की हुई फ़ाइल भेजें'],
  'Keep as written': ['लिहिल्याप्रमाणे ठेवा', 'जैसा लिखा है वैसा रखें'],
  'Leave the cell empty': ['रकाना रिकामा ठेवा', 'फ़ील्ड खाली छोड़ें'],
  'Leave these rows out': ['या ओळी वगळा', 'ये पंक्तियाँ छोड़ें'],
  Lakh: ['लाख', 'लाख'],
  Crore: ['कोटी', 'करोड़'],
  Thousand: ['हजार', 'हज़ार'],
  Rupees: ['रुपये', 'रुपये'],
  'The higher figure': ['मोठा आकडा', 'बड़ी संख्या'],
  'The lower figure': ['छोटा आकडा', 'छोटी संख्या'],
  'The smaller figure is the carpet area': ['छोटा आकडा चटई क्षेत्र आहे', 'छोटी संख्या कारपेट एरिया है'],
  'Pasted rows': ['पेस्ट केलेल्या ओळी', 'पेस्ट की गई पंक्तियाँ'],
});
