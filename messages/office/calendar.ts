import { defineTexts } from '@/lib/platform/language/define';

/** The calendar of the office. */
export default defineTexts({
  Month: ['महिना', 'महीना'],
  Week: ['आठवडा', 'हफ़्ता'],
  View: ['स्वरूप', 'स्वरूप'],
  Earlier: ['मागे', 'पीछे'],
  Later: ['पुढे', 'आगे'],
  '{from} to {until}': ['{from} ते {until}', '{from} से {until}'],
  Whose: ['कोणाचे', 'किसका'],
  Mine: ['माझे', 'मेरा'],
  'Everyone’s': ['सर्वांचे', 'सबका'],
  Unassigned: ['कोणाचेही नाही', 'किसी का नहीं'],
  'Shown entries': ['काय दाखवायचे', 'क्या दिखाना है'],
  'Person: {name}': ['कोणाचे: {name}', 'किसका: {name}'],
  'Shown: {kinds}': ['दाखवलेले: {kinds}', 'दिखाया गया: {kinds}'],
  // kinds
  'Agency visits': ['एजन्सीच्या भेटी', 'एजेंसी की विज़िट'],
  'Listers’ visits': ['जाहिरातदारांच्या भेटी', 'विज्ञापनदाताओं की विज़िट'],
  Tasks: ['कामे', 'काम'],
  'Enquiry dates': ['चौकशांच्या तारखा', 'पूछताछ की तारीखें'],
  'Deal dates': ['व्यवहारांच्या तारखा', 'सौदों की तारीखें'],
  'Busy times and days off': ['व्यस्त वेळा आणि सुट्ट्या', 'व्यस्त समय और छुट्टियाँ'],
  Holidays: ['सुट्ट्या', 'छुट्टियाँ'],
  // the grid
  'All day': ['दिवसभर', 'पूरे दिन'],
  'before {time}': ['{time}आधी', '{time} से पहले'],
  'from {time}': ['{time}पासून', '{time} से'],
  'No one': ['कोणीही नाही', 'कोई नहीं'],
  Nothing: ['काही नाही', 'कुछ नहीं'],
  'Nothing on these days.': ['या दिवसांत काही नाही.', 'इन दिनों में कुछ नहीं।'],
  'There’s more than fits here. Choose a person, a kind or a shorter period.': [
    'दाखवता येतील त्यापेक्षा जास्त नोंदी आहेत. व्यक्ती, प्रकार किंवा कमी दिवस निवडा.',
    'जितनी दिखाई जा सकती हैं उससे ज़्यादा प्रविष्टियाँ हैं। व्यक्ति, प्रकार या कम दिन चुनें।',
  ],
  // moving
  'Move {title}': ['हलवा: {title}', 'खिसकाएँ: {title}'],
  'Press space to pick the entry up, the arrow keys to go to another day, hour or person, space or enter to put it down, escape to leave it. Press enter instead to type a day and a time.':
    [
      'नोंद उचलण्यासाठी स्पेस दाबा, दुसऱ्या दिवसाकडे, तासाकडे किंवा व्यक्तीकडे जाण्यासाठी बाणांच्या कळा, ठेवण्यासाठी स्पेस किंवा एंटर आणि होती तिथेच ठेवण्यासाठी एस्केप. दिवस आणि वेळ लिहिण्यासाठी थेट एंटर दाबा.',
      'प्रविष्टि उठाने के लिए स्पेस दबाएँ, दूसरे दिन, घंटे या व्यक्ति पर जाने के लिए तीर की कुंजियाँ, रखने के लिए स्पेस या एंटर, वैसे ही छोड़ने के लिए एस्केप। दिन और समय टाइप करने के लिए सीधे एंटर दबाएँ।',
    ],
  '{title} picked up': ['{title} उचलले', '{title} उठाया'],
  'Over {place}': ['इथे: {place}', 'यहाँ: {place}'],
  '{title} dropped at {place}': ['{title} इथे ठेवले: {place}', '{title} यहाँ रखा: {place}'],
  '{title} left where it was': ['{title} जिथे होते तिथेच राहिले', '{title} जहाँ था वहीं रहा'],
  'Moved to {place}: {title}': ['हलवले: {title}, {place}', 'खिसकाया: {title}, {place}'],
  Move: ['हलवा', 'खिसकाएँ'],
  For: ['कोणासाठी', 'किसके लिए'],
  'Leave the time empty for the whole day.': ['वेळ न दिल्यास पूर्ण दिवसासाठी.', 'समय न देने पर पूरे दिन के लिए।'],
  // entries
  'with {name}': ['{name} यांच्यासोबत', '{name} के साथ'],
  'a lister who left': ['आता साइटवर नसलेले जाहिरातदार', 'विज्ञापनदाता जो अब साइट पर नहीं'],
  '{time} is offered instead': ['त्याऐवजी सुचवलेली वेळ: {time}', 'उसकी जगह सुझाया समय: {time}'],
  'asks for another time': ['दुसरी वेळ हवी आहे', 'दूसरा समय चाहिए'],
  'Visit: {name}': ['भेट: {name}', 'विज़िट: {name}'],
  'Follow up: {name}': ['पुन्हा संपर्क: {name}', 'फिर संपर्क: {name}'],
  'Tour: {home}': ['फेरी: {home}', 'टूर: {home}'],
  'Day off': ['सुट्टी', 'छुट्टी'],
  'Busy until {time}': ['व्यस्त, {time}पर्यंत', 'व्यस्त, {time} तक'],
  // a visit
  'Offer another time': ['दुसरी वेळ सुचवा', 'दूसरा समय सुझाएँ'],
  'The visit stays at {time} until {who} accepts. We’ll email them.': [
    '{who} यांचा होकार येईपर्यंत भेटीची वेळ तीच राहते: {time}. त्यांना नेहमीप्रमाणे मेल जातो.',
    '{who} की हाँ मिलने तक विज़िट का समय वही रहता है: {time}। उन्हें हमेशा की तरह मेल जाता है।',
  ],
  'the visitor': ['भेट देणारे', 'आने वाले'],
  'Looking for free times …': ['मोकळ्या वेळा शोधत आहे …', 'खाली समय देखे जा रहे हैं …'],
  'There’s no free time on {day}. Here are others.': [
    '{day} रोजी मोकळी वेळ नाही. इतर वेळा दिल्या आहेत.',
    '{day} को कोई खाली समय नहीं है। दूसरे समय दिए हैं।',
  ],
  'There is no free time in the next 30 days.': [
    'पुढच्या 30 दिवसांत मोकळी वेळ नाही.',
    'अगले 30 दिनों में कोई खाली समय नहीं है।',
  ],
  Offer: ['सुचवा', 'सुझाएँ'],
  '{time} was offered to the visitor by email': [
    'ही वेळ सुचवली आहे: {time}; भेट देणाऱ्यांना मेल जातो',
    'यह समय सुझाया गया है: {time}; आने वाले को मेल जाता है',
  ],
});
