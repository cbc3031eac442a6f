import { defineTexts } from '@/lib/platform/language/define';

/** Assignment of a team's enquiries: rules, members' times, and mails. */
export default defineTexts({
  'Who answers': ['उत्तर कोण देणार', 'जवाब किसे देना है'],
  'You’re not in a team. These rules are for teams.': [
    'तुम्ही कोणत्याही टीममध्ये नाही. उत्तर कोण देणार याचे नियम टीमसाठी असतात.',
    'आप किसी टीम में नहीं हैं। जवाब किसे देना है, इसके नियम टीम के लिए होते हैं।',
  ],
  'New leads go in turn to the members of the first matching rule, starting with those whose calendar is free. A lead that isn’t answered in time is handed over.':
    [
      'टीमचे नवीन संभाव्य ग्राहक लागू होणाऱ्या पहिल्या नियमातील सदस्यांना आळीपाळीने मिळतात, आधी कॅलेंडरनुसार मोकळ्या सदस्यांना. वेळेत उत्तर न दिल्यास तो संभाव्य ग्राहक पुढच्या सदस्याकडे जातो.',
      'टीम की नई लीड लागू होने वाले पहले नियम के सदस्यों को बारी-बारी से मिलती हैं, पहले उन्हें जो कैलेंडर के अनुसार खाली हैं। समय पर जवाब न मिले तो लीड अगले सदस्य को जाती है।',
    ],
  // members
  Members: ['सदस्य', 'सदस्य'],
  Member: ['सदस्य', 'सदस्य'],
  'Waiting now': ['आत्ता प्रतीक्षेत', 'अभी इंतज़ार में'],
  'Longest wait since': ['सर्वांत जुनी प्रतीक्षा', 'सबसे लंबा इंतज़ार'],
  'Reply time': ['स्वतःचा मोजलेला वेळ', 'अपना मापा हुआ समय'],
  'Not known yet': ['अजून माहीत नाही', 'अभी पता नहीं'],
  'Handed over in 30 days': ['30 दिवसांत दुसऱ्याकडे गेलेले', '30 दिनों में आगे गई'],
  'Latest handovers': ['अलीकडे दुसऱ्याकडे गेलेले संभाव्य ग्राहक', 'हाल में आगे गई लीड'],
  'Handed over: {from} → {to}': ['दुसऱ्याकडे: {from} → {to}', 'आगे गई: {from} → {to}'],
  // the rules
  Rules: ['नियम', 'नियम'],
  'Only owners of the team change the rules.': [
    'नियम बदलणे फक्त टीमच्या मालकांना शक्य आहे.',
    'नियम सिर्फ़ टीम के मालिक बदल सकते हैं।',
  ],
  'Assign new leads by these rules': ['नवीन संभाव्य ग्राहक या नियमांनुसार सोपवा', 'नई लीड इन नियमों से सौंपें'],
  'Working minutes without a reply': ['उत्तराशिवाय कामाच्या वेळेतील मिनिटे', 'बिना जवाब के काम के समय के मिनट'],
  'After that the lead goes to the next member, and finally to the owner of the team.': [
    'त्यानंतर संभाव्य ग्राहक पुढच्या सदस्याकडे जातो, शेवटी टीमच्या मालकाकडे.',
    'इसके बाद लीड अगले सदस्य को मिलती है, आखिर में टीम के मालिक को।',
  ],
  'Working days': ['कामाचे दिवस', 'काम के दिन'],
  From: ['सुरुवातीची वेळ', 'शुरू होने का समय'],
  Until: ['शेवटची वेळ', 'खत्म होने का समय'],
  'Closed on public holidays': ['सार्वजनिक सुट्टीला बंद', 'सार्वजनिक छुट्टी पर बंद'],
  Hours: ['वेळ', 'समय'],
  'Days off': ['सुट्टीचे दिवस', 'छुट्टी के दिन'],
  'Dates such as 2026-12-25, separated by commas': [
    '2026-12-25 अशा तारखा, स्वल्पविराम देऊन',
    '2026-12-25 जैसी तारीखें, कॉमा लगाकर',
  ],
  'Rule {number}': ['नियम {number}', 'नियम {number}'],
  Localities: ['परिसर', 'इलाके'],
  'Separated by commas; leave empty for all': [
    'स्वल्पविराम देऊन लिहा; रिकामे ठेवल्यास सर्व',
    'कॉमा लगाकर लिखें; खाली छोड़ने पर सभी',
  ],
  Kinds: ['प्रकार', 'प्रकार'],
  'Tick none to include all': ['एकही न निवडल्यास: सर्व', 'एक भी न चुनें तो: सभी'],
  'The person’s language': ['व्यक्तीची भाषा', 'व्यक्ति की भाषा'],
  'Who replies in turn': ['आळीपाळीने उत्तर देणारे', 'बारी-बारी से जवाब देने वाले'],
  'Remove rule {number}': ['नियम {number} काढा', 'नियम {number} हटाएँ'],
  'Add a rule': ['नियम जोडा', 'नियम जोड़ें'],
  'We couldn’t save this. Please try again.': [
    'हे जतन करता आले नाही. पुन्हा प्रयत्न करा.',
    'यह सहेजा नहीं जा सका। फिर से कोशिश करें।',
  ],
  'Choose at least one member': ['किमान एक सदस्य निवडा', 'कम से कम एक सदस्य चुनें'],
  'Choose at least one day': ['किमान एक दिवस निवडा', 'कम से कम एक दिन चुनें'],
  'Choose a member of your team': ['तुमच्या टीममधील सदस्य निवडा', 'अपनी टीम का सदस्य चुनें'],
  'Use a time such as 10:00': ['10:00 अशी वेळ लिहा', '10:00 जैसा समय लिखें'],
  'The end must be after the start': [
    'समाप्तीची वेळ सुरुवातीनंतरची हवी',
    'समाप्ति का समय शुरुआत के बाद का होना चाहिए',
  ],
  // mails
  Someone: ['कोणीतरी', 'कोई'],
  '{name} is waiting for your reply': ['तुमच्या उत्तराची वाट: {name}', 'आपके जवाब का इंतज़ार: {name}'],
  '{name} is waiting for a reply. By your team’s rules it’s your turn.': [
    'उत्तराच्या प्रतीक्षेत: {name}. टीमच्या नियमांनुसार तुमची पाळी आहे.',
    'जवाब के इंतज़ार में: {name}। टीम के नियमों के अनुसार आपकी बारी है।',
  ],
  '{name} wasn’t answered in time. It was assigned to {from} before you.': [
    'वेळेत उत्तर मिळाले नाही: {name}. आधी कोणाकडे: {from}.',
    'समय पर जवाब नहीं मिला: {name}। पहले किसके पास: {from}।',
  ],
  '{name} wasn’t answered in time': ['वेळेत उत्तर मिळाले नाही: {name}', 'समय पर जवाब नहीं मिला: {name}'],
  '{minutes, plural, one {# working minute has passed} other {# working minutes have passed}} without a reply.':
    [
      'कामाच्या वेळेतील {minutes, plural, one {# मिनिट} other {# मिनिटे}} उत्तराशिवाय गेली.',
      'काम के समय के {minutes, plural, one {# मिनट} other {# मिनट}} बिना जवाब के बीते।',
    ],
  'Open the lead': ['संभाव्य ग्राहक उघडा', 'लीड खोलें'],
});
