import { defineTexts } from '@/lib/platform/language/define';

/** Homes side by side. */
export default defineTexts({
  'Compare homes': ['घरांची तुलना', 'घरों की तुलना'],
  'Two to six homes side by side: total cost, space, location and papers.': [
    'दोन ते सहा घरे शेजारी शेजारी: एकूण खर्च, जागा, ठिकाण आणि कागदपत्रे.',
    'दो से छह घर साथ-साथ: कुल खर्च, क्षेत्रफल, जगह और दस्तावेज़।',
  ],
  Compare: ['तुलना', 'तुलना'],
  '{count, plural, one {One of the homes is} other {# of the homes are}} no longer listed.': [
    '{count, plural, one {यांपैकी एक घर आता साइटवर नाही} other {यांपैकी # घरे आता साइटवर नाहीत}}.',
    '{count, plural, one {इनमें से एक घर} other {इनमें से # घर}} अब साइट पर नहीं।',
  ],
  'Compared with similar homes': ['सारख्या घरांच्या तुलनेत', 'मिलते-जुलते घरों के मुकाबले'],
  'Nearest station or landmark': ['जवळचे स्थानक किंवा ठिकाण', 'सबसे नज़दीकी स्टेशन या जगह'],
  'Sold by': ['विक्रेता', 'विक्रेता'],
  'The agency': ['एजन्सी', 'एजेंसी'],
  '{name}, the owner': ['{name}, मालक', '{name}, मालिक'],
  '{name}, broker': ['{name}, एजंट', '{name}, ब्रोकर'],
  'Last confirmed': ['शेवटची पुष्टी', 'आखिरी पुष्टि'],
  Votes: ['मते', 'राय'],
  'Choose two to six homes': ['दोन ते सहा घरे निवडा', 'दो से छह घर चुनें'],
  'Choose “Compare” under “More” on a card, or tick it in your shortlist.': [
    'घराच्या कार्डावर “आणखी” मध्ये “तुलना” निवडा किंवा तुमच्या यादीत त्यावर खूण करा.',
    'घर के कार्ड पर “और” में “तुलना” चुनें या अपनी सूची में उस पर निशान लगाएँ।',
  ],
  Print: ['छापा', 'छापें'],
  'Not known': ['माहीत नाही', 'मालूम नहीं'],
  lowest: ['सर्वांत कमी', 'सबसे कम'],
  largest: ['सर्वांत मोठे', 'सबसे बड़ा'],
  'Same for all: {what}': ['सर्व घरांत सारखे: {what}', 'सबमें एक जैसा: {what}'],
  '{group} of {count} homes': ['{count} घरे: {group}', '{count} घर: {group}'],
  Cost: ['खर्च', 'खर्च'],
  Space: ['जागा', 'जगह'],
  Papers: ['कागदपत्रे', 'दस्तावेज़'],
  // rows
  'Price and government charges': ['किंमत आणि सरकारी शुल्क', 'कीमत और सरकारी शुल्क'],
  'Same price if all buyers are women': ['तेच, सर्व खरेदीदार महिला असल्यास', 'वही, सभी खरीदार महिलाएँ हों तो'],
  'All in, with our fee, loan and papers': [
    'एकूण खर्च: आमचे शुल्क, कर्ज आणि कागदपत्रांसह',
    'कुल खर्च: हमारी फ़ीस, लोन और दस्तावेज़ सहित',
  ],
  'All in if all buyers are women': ['एकूण खर्च, सर्व खरेदीदार महिला असल्यास', 'कुल खर्च, सभी खरीदार महिलाएँ हों तो'],
  'Per sq ft of carpet area': ['चटई क्षेत्राचा प्रति चौ. फूट दर', 'कार्पेट एरिया का प्रति वर्ग फुट दाम'],
  'Monthly instalment (75% over 20 years at {percent}%)': [
    'मासिक हप्ता (75% कर्ज, 20 वर्षे, {percent}%)',
    'मासिक किस्त (75% लोन, 20 साल, {percent}%)',
  ],
  'Monthly instalment': ['मासिक हप्ता', 'मासिक किस्त'],
  MahaRERA: ['महारेरा', 'महारेरा'],
  'None: {why}': ['नाही: {why}', 'नहीं: {why}'],
  'Listed on': ['नोंदवल्याची तारीख', 'लिस्ट होने की तारीख'],
  'Price changes': ['किमतीतील बदल', 'कीमत में बदलाव'],
  '{price} on {date}': ['{date} रोजी {price}', '{date} को {price}'],
  // own notes and places
  'Your note': ['तुमची नोंद', 'आपका नोट'],
  'To {name} ({place})': ['{name}पर्यंत ({place})', '{name} तक ({place})'],
  'about {km} km, some {minutes} min by road': [
    'सुमारे {km} किमी, रस्त्याने {minutes} मिनिटे',
    'लगभग {km} किमी, सड़क से {minutes} मिनट',
  ],
  'One of your places': ['तुमचे ठिकाण', 'आपकी जगह'],
  Office: ['ऑफिस', 'ऑफ़िस'],
  'is at': ['कुठे आहे', 'कहाँ है'],
  'Civil Lines, AIIMS': ['सिव्हिल लाइन्स, एम्स', 'सिविल लाइंस, एम्स'],
  'Show distances': ['अंतरे दाखवा', 'दूरी दिखाएँ'],
  'Straight lines, with minutes estimated from them. Your places stay in this browser.': [
    'सरळ रेषेतील अंतरे; मिनिटे त्यावरून अंदाजे. ठिकाणे याच ब्राउझरमध्ये राहतात.',
    'सीधी दूरी; मिनट उससे अनुमान हैं। जगहें इसी ब्राउज़र में रहती हैं।',
  ],
  'This browser can’t store your places, so they’re lost when you leave this page.': [
    'पण तो काहीही साठवत नाही: हे पान सोडल्यावर ती जातील.',
    'पर वह कुछ नहीं सहेजता: यह पन्ना छोड़ते ही वे चली जाएँगी।',
  ],
  'We don’t know a place called {name}.': [
    '{name} नावाचे ठिकाण आम्हाला माहीत नाही.',
    '{name} नाम की जगह हमें नहीं मालूम।',
  ],
});
