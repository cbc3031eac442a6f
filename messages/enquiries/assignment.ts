import { defineTexts } from '@/lib/platform/language/define';

/** Who answers in a team: its rules, its members' times, and the mails about them. */
export default defineTexts({
  'Who answers': ['कोण उत्तर देते', 'कौन जवाब देता है'],
  'You are in no team. Rules of who answers are for teams.': [
    'तुम्ही कोणत्याही टीममध्ये नाही. कोण उत्तर देते याचे नियम टीमसाठी असतात.',
    'आप किसी टीम में नहीं हैं। कौन जवाब देता है, इसके नियम टीम के लिए होते हैं।',
  ],
  'New leads of the team go to the members of the first rule that fits, in turn, first to those who are free by their calendar. Who has not answered in time hands the lead over.':
    [
      'टीमकडे येणाऱ्या नवीन चौकशा लागू होणाऱ्या पहिल्या नियमातील सदस्यांकडे आळीपाळीने जातात, आधी कॅलेंडरनुसार मोकळ्या सदस्यांकडे. वेळेत उत्तर न दिल्यास चौकशी पुढच्या सदस्याकडे जाते.',
      'टीम की नई पूछताछ लागू होने वाले पहले नियम के सदस्यों को बारी-बारी से मिलती है, पहले उन्हें जो कैलेंडर के अनुसार खाली हैं। समय पर जवाब न मिले तो पूछताछ अगले सदस्य को जाती है।',
    ],
  // members
  Members: ['सदस्य', 'सदस्य'],
  Member: ['सदस्य', 'सदस्य'],
  'Waiting now': ['आत्ता वाट पाहणारे', 'अभी इंतज़ार में'],
  'Waits longest since': ['सर्वांत जास्त वेळ वाट', 'सबसे लंबा इंतज़ार'],
  'Own measured time': ['स्वतःचा मोजलेला वेळ', 'अपना मापा हुआ समय'],
  'Not known yet': ['अजून माहीत नाही', 'अभी पता नहीं'],
  'Handed over in 30 days': ['30 दिवसांत पुढे गेलेल्या', '30 दिनों में आगे गई'],
  'Latest handovers': ['अलीकडे पुढे गेलेल्या चौकशा', 'हाल में आगे गई पूछताछ'],
  'Handed over: {from} → {to}': ['पुढे गेली: {from} → {to}', 'आगे गई: {from} → {to}'],
  // the rules
  Rules: ['नियम', 'नियम'],
  'Only owners of the team change the rules.': [
    'नियम बदलणे फक्त टीमच्या मालकांना शक्य आहे.',
    'नियम सिर्फ़ टीम के मालिक बदल सकते हैं।',
  ],
  'Assign new leads by these rules': ['नवीन चौकशा या नियमांनुसार द्या', 'नई पूछताछ इन नियमों से दें'],
  'Minutes of working time without an answer': [
    'उत्तराशिवाय कामाच्या वेळेतील मिनिटे',
    'बिना जवाब के काम के समय के मिनट',
  ],
  'After these the next member gets the lead, at last the owner of the team.': [
    'त्यानंतर चौकशी पुढच्या सदस्याकडे जाते, शेवटी टीमच्या मालकाकडे.',
    'इसके बाद पूछताछ अगले सदस्य को मिलती है, आखिर में टीम के मालिक को।',
  ],
  'Working days': ['कामाचे दिवस', 'काम के दिन'],
  From: ['पासून', 'से'],
  Until: ['पर्यंत', 'तक'],
  'Closed on public holidays': ['सार्वजनिक सुट्टीला बंद', 'सार्वजनिक छुट्टी पर बंद'],
  'Days off': ['सुट्टीचे दिवस', 'छुट्टी के दिन'],
  'Dates such as 2026-12-25, with commas between them': [
    '2026-12-25 अशा तारखा, मध्ये स्वल्पविराम',
    '2026-12-25 जैसी तारीखें, बीच में कॉमा',
  ],
  'Rule {number}': ['नियम {number}', 'नियम {number}'],
  Localities: ['परिसर', 'इलाके'],
  'With commas; empty: all': ['स्वल्पविरामासह; रिकामे: सर्व', 'कॉमा के साथ; खाली: सभी'],
  Kinds: ['प्रकार', 'प्रकार'],
  'None ticked: all': ['एकही न निवडल्यास: सर्व', 'एक भी न चुनें तो: सभी'],
  'Language of the person': ['व्यक्तीची भाषा', 'व्यक्ति की भाषा'],
  'Who answers in turn': ['आळीपाळीने उत्तर देणारे', 'बारी-बारी से जवाब देने वाले'],
  'Remove rule {number}': ['नियम {number} काढा', 'नियम {number} हटाएँ'],
  'Add a rule': ['नियम जोडा', 'नियम जोड़ें'],
  Saved: ['जतन केले', 'सहेजा गया'],
  'This could not be saved. Please try again.': [
    'हे जतन करता आले नाही. पुन्हा प्रयत्न करा.',
    'यह सहेजा नहीं जा सका। फिर कोशिश करें।',
  ],
  'Choose at least one member': ['किमान एक सदस्य निवडा', 'कम से कम एक सदस्य चुनें'],
  'Choose at least one day': ['किमान एक दिवस निवडा', 'कम से कम एक दिन चुनें'],
  'Choose a member of your team': ['तुमच्या टीममधील सदस्य निवडा', 'अपनी टीम का सदस्य चुनें'],
  'Use a time such as 10:00': ['10:00 अशी वेळ लिहा', '10:00 जैसा समय लिखें'],
  'The end must be after the beginning': ['शेवट सुरुवातीनंतर असावा', 'अंत शुरुआत के बाद होना चाहिए'],
  // mails
  Somebody: ['कोणीतरी', 'कोई'],
  '{name} waits for your answer': ['तुमच्या उत्तराची वाट: {name}', 'आपके जवाब का इंतज़ार: {name}'],
  '{name} waits for an answer. By the rules of your team it is your turn.': [
    'उत्तराच्या प्रतीक्षेत: {name}. टीमच्या नियमांनुसार तुमची पाळी आहे.',
    'जवाब के इंतज़ार में: {name}। टीम के नियमों के अनुसार आपकी बारी है।',
  ],
  '{name} has had no answer in time. Before you it was with: {from}.': [
    'वेळेत उत्तर मिळाले नाही: {name}. आधी ज्यांच्याकडे होती: {from}.',
    'समय पर जवाब नहीं मिला: {name}। पहले जिनके पास थी: {from}।',
  ],
  '{name} had no answer in time': ['वेळेत उत्तर मिळाले नाही: {name}', 'समय पर जवाब नहीं मिला: {name}'],
  '{minutes, plural, one {# minute of working time has passed} other {# minutes of working time have passed}} without an answer.':
    [
      'कामाच्या वेळेतील {minutes, plural, one {# मिनिट} other {# मिनिटे}} उत्तराशिवाय गेली.',
      'काम के समय के {minutes, plural, one {# मिनट} other {# मिनट}} बिना जवाब के बीते।',
    ],
  'Open the lead': ['चौकशी उघडा', 'पूछताछ खोलें'],
});
