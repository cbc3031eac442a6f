import { defineTexts } from '@/lib/platform/language/define';

/** Public holidays and their source. Those entered by an admin stay as typed. */
export default defineTexts({
  'Republic Day': ['प्रजासत्ताक दिन', 'गणतंत्र दिवस'],
  Mahashivratri: ['महाशिवरात्री', 'महाशिवरात्रि'],
  'Chhatrapati Shivaji Maharaj Jayanti': ['छत्रपती शिवाजी महाराज जयंती', 'छत्रपति शिवाजी महाराज जयंती'],
  'Holi (second day)': ['होळी (दुसरा दिवस)', 'होली (दूसरा दिन)'],
  'Gudhi Padwa': ['गुढीपाडवा', 'गुड़ी पड़वा'],
  'Ramzan-Id': ['रमजान ईद', 'रमज़ान ईद'],
  'Ram Navami': ['राम नवमी', 'राम नवमी'],
  'Mahavir Janmakalyanak': ['महावीर जन्मकल्याणक', 'महावीर जन्मकल्याणक'],
  'Good Friday': ['गुड फ्रायडे', 'गुड फ़्राइडे'],
  'Dr Babasaheb Ambedkar Jayanti': ['डॉ. बाबासाहेब आंबेडकर जयंती', 'डॉ. बाबासाहेब आंबेडकर जयंती'],
  'Maharashtra Day': ['महाराष्ट्र दिन', 'महाराष्ट्र दिवस'],
  'Maharashtra Day, Buddha Pournima': ['महाराष्ट्र दिन, बुद्ध पौर्णिमा', 'महाराष्ट्र दिवस, बुद्ध पूर्णिमा'],
  'Bakri Id': ['बकरी ईद', 'बकरीद'],
  Moharram: ['मोहरम', 'मुहर्रम'],
  'Independence Day': ['स्वातंत्र्य दिन', 'स्वतंत्रता दिवस'],
  'Independence Day, Parsi New Year': ['स्वातंत्र्य दिन, पारशी नववर्ष', 'स्वतंत्रता दिवस, पारसी नववर्ष'],
  'Id-E-Milad': ['ईद-ए-मिलाद', 'ईद-ए-मिलाद'],
  'Ganesh Chaturthi': ['गणेश चतुर्थी', 'गणेश चतुर्थी'],
  'Mahatma Gandhi Jayanti': ['महात्मा गांधी जयंती', 'महात्मा गांधी जयंती'],
  Dasara: ['दसरा', 'दशहरा'],
  'Diwali (Laxmi Pujan)': ['दिवाळी (लक्ष्मीपूजन)', 'दिवाली (लक्ष्मी पूजन)'],
  'Diwali (Bali Pratipada)': ['दिवाळी (बलिप्रतिपदा)', 'दिवाली (बलि प्रतिपदा)'],
  'Guru Nanak Jayanti': ['गुरू नानक जयंती', 'गुरु नानक जयंती'],
  Christmas: ['नाताळ', 'क्रिसमस'],
  'Mahashivratri (expected)': ['महाशिवरात्री (अपेक्षित)', 'महाशिवरात्रि (संभावित)'],
  'Holi (expected)': ['होळी (अपेक्षित)', 'होली (संभावित)'],
  'Mahavir Jayanti (expected)': ['महावीर जयंती (अपेक्षित)', 'महावीर जयंती (संभावित)'],
  'Dasara (expected)': ['दसरा (अपेक्षित)', 'दशहरा (संभावित)'],
  'Diwali, Laxmi Pujan (expected)': ['दिवाळी, लक्ष्मीपूजन (अपेक्षित)', 'दिवाली, लक्ष्मी पूजन (संभावित)'],
  'Guru Nanak Jayanti (expected)': ['गुरू नानक जयंती (अपेक्षित)', 'गुरु नानक जयंती (संभावित)'],
  'Public holidays of Maharashtra for 2026 as notified on 9 December 2025 (Negotiable Instruments Act 1881, s. 25). Days that depend on the moon may still move':
    [
      'महाराष्ट्राच्या 2026 च्या सार्वजनिक सुट्ट्या, 9 डिसेंबर 2025 च्या अधिसूचनेप्रमाणे (परक्राम्य संलेख अधिनियम 1881, कलम 25): चंद्रावर अवलंबून असलेले दिवस बदलू शकतात',
      'महाराष्ट्र की 2026 की सार्वजनिक छुट्टियाँ, 9 दिसंबर 2025 की अधिसूचना के अनुसार (परक्राम्य लिखत अधिनियम 1881, धारा 25): चाँद पर निर्भर दिन बदल सकते हैं',
    ],
  'Public holidays of Maharashtra with a fixed or known date': [
    'महाराष्ट्राच्या सार्वजनिक सुट्ट्या, ज्या दरवर्षी त्याच दिवशी किंवा ठरलेल्या दिवशी असतात',
    'महाराष्ट्र की सार्वजनिक छुट्टियाँ, जो हर साल उसी दिन या तय दिन होती हैं',
  ],
  'Days marked as expected follow the lunar calendars. The state notifies the days of 2027 in December 2026, and an admin enters them in the settings':
    [
      'अपेक्षित म्हटलेले दिवस चांद्र पंचांगाप्रमाणे आहेत: राज्य शासन 2027 चे दिवस डिसेंबर 2026 मध्ये जाहीर करते आणि मग ते इथे बदलले जातात',
      'संभावित लिखे दिन चंद्र पंचांग के अनुसार हैं: राज्य सरकार 2027 के दिन दिसंबर 2026 में घोषित करती है, फिर वे यहाँ बदले जाते हैं',
    ],
  'Public holidays as entered in the settings': [
    'सार्वजनिक सुट्ट्या, एजन्सीने नोंदवल्याप्रमाणे',
    'सार्वजनिक छुट्टियाँ, जैसी एजेंसी ने दर्ज कीं',
  ],
});
