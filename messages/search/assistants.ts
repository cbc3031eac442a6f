import { defineTexts } from '@/lib/platform/language/define';

/** The page about assistants that read this site. */
export default defineTexts({
  'For assistants': ['एआय सहायकांसाठी', 'एआई सहायकों के लिए'],
  'How assistants such as Claude and ChatGPT read the homes on this site, with the address to connect and three examples.':
    [
      'Claude, ChatGPT यांसारखे एआय सहायक या साइटवरील घरे कशी वाचतात: जोडण्याचा पत्ता आणि तीन उदाहरणे.',
      'Claude, ChatGPT जैसे एआई सहायक इस साइट के घर कैसे पढ़ते हैं: जोड़ने का पता और तीन उदाहरण।',
    ],
  'Ask the assistant you already use about the homes on this site. It finds and compares homes, works out their total cost, and gives you each one’s address.':
    [
      'तुम्ही वापरत असलेल्या एआय सहायकाला या साइटवरील घरांबद्दल विचारा. तो घरे शोधतो, त्यांची तुलना करतो, एकूण खर्च काढतो आणि प्रत्येक घराच्या पानाचा पत्ता देतो.',
      'आप जिस एआई सहायक का इस्तेमाल करते हैं, उससे इस साइट के घरों के बारे में पूछें। वह घर खोजता है, उनकी तुलना करता है, कुल खर्च निकालता है और हर घर के पेज का पता देता है।',
    ],
  Connect: ['जोडणी', 'जोड़ें'],
  'Add this address as a connector (MCP server) in your assistant. You don’t need an account:': [
    'सहायकात हा पत्ता कनेक्टर (MCP सर्व्हर) म्हणून जोडा. खाते लागत नाही:',
    'सहायक में यह पता कनेक्टर (MCP सर्वर) के रूप में जोड़ें। खाते की ज़रूरत नहीं:',
  ],
  'This site isn’t open to assistants at the moment. They can still read its pages.': [
    'सध्या ही साइट सहायकांना उत्तर देत नाही. तिची पाने मात्र ते वाचू शकतात.',
    'फ़िलहाल यह साइट सहायकों को जवाब नहीं देती। इसके पेज वे फिर भी पढ़ सकते हैं।',
  ],
  'Then ask': ['मग विचारा', 'फिर पूछें'],
  'Find a 3 BHK flat near a metro station in Nagpur under 60 lakh, and tell me its total cost.': [
    'नागपुरात मेट्रो स्टेशनजवळ 60 लाखांपर्यंत 3 बीएचके फ्लॅट शोध आणि एकूण किती खर्च येईल ते सांग.',
    'नागपुर में मेट्रो स्टेशन के पास 60 लाख तक का 3 बीएचके फ्लैट ढूँढो और बताओ कि कुल कितना खर्च आएगा।',
  ],
  'Compare the two cheapest 2 BHK homes in Dharampeth, and work out the EMI of each.': [
    'धरमपेठमधील सर्वांत स्वस्त दोन 2 बीएचके घरांची तुलना कर आणि प्रत्येकाचा ईएमआय काढ.',
    'धरमपेठ के दो सबसे सस्ते 2 बीएचके घरों की तुलना करो और दोनों की ईएमआई निकालो।',
  ],
  'What does it cost to move into a 2 BHK home in Nagpur for a rent of up to 20,000 a month?': [
    'नागपुरात महिना 20,000 पर्यंत भाड्याच्या 2 बीएचके घरात राहायला जायला एकूण किती खर्च येतो?',
    'नागपुर में 20,000 महीने तक के किराए के 2 बीएचके घर में शिफ़्ट होने में कुल कितना खर्च आता है?',
  ],
  'What it sees': ['सहायकाला काय दिसते', 'सहायक को क्या दिखता है'],
  'Only what’s on public pages: no contact details of listers, no accounts and no enquiries. The people who list the homes write the descriptions. Check what an assistant says on the home’s own page.':
    [
      'सार्वजनिक पानावर दिसते तेवढेच: जाहिरातदारांचे संपर्क तपशील, खाती किंवा चौकशी दिसत नाही. वर्णन हे घर देऊ करणाऱ्यांचे शब्द असतात. सहायकाने घराबद्दल सांगितलेले त्या घराच्या पानावर तपासून पाहा.',
      'सिर्फ़ वही जो सार्वजनिक पेज पर दिखता है: विज्ञापनदाताओं के संपर्क विवरण, खाते या पूछताछ नहीं। विवरण घर देने वालों के शब्द होते हैं। सहायक घर के बारे में जो बताए, उसे उस घर के पेज पर जाँच लें।',
    ],
  'Programs find the rest in <a>llms.txt</a>. Every list of homes is also a feed (RSS). Add /feed.xml to its path.':
    [
      'प्रोग्रामसाठी बाकी माहिती <a>llms.txt</a> मध्ये आहे. घरांच्या प्रत्येक यादीचे फीड (RSS) असते: यादीच्या पत्त्याच्या शेवटी /feed.xml जोडा.',
      'प्रोग्राम के लिए बाकी जानकारी <a>llms.txt</a> में है। घरों की हर सूची का फ़ीड (RSS) भी है: सूची के पते के अंत में /feed.xml जोड़ें।',
    ],
});
