import { texts } from '@/lib/language/define';

/** A search in words: its filters one by one, ranges, and orders. */
export default texts({
  '{low} to {high}': ['{low} ते {high}', '{low} से {high}'],
  'From {low}': ['{low} पासून', '{low} से'],
  'Up to {high}': ['{high} पर्यंत', '{high} तक'],
  '{low} and more': ['{low} आणि जास्त', '{low} और ज़्यादा'],
  'Not {place}': ['{place} नको', '{place} नहीं'],
  'Within {km} km of {place}': ['{place} पासून {km} किमीच्या आत', '{place} से {km} किमी के अंदर'],
  'Part of the map': ['नकाशाचा भाग', 'नक्शे का हिस्सा'],
  'Drawn area': ['आखलेला भाग', 'खींचा हुआ इलाका'],
  'Drawn areas': ['आखलेले भाग', 'खींचे हुए इलाके'],
  'EMI up to {amount}': ['हप्ता {amount} पर्यंत', 'किस्त {amount} तक'],
  'All in up to {amount}': ['एकूण खर्च {amount} पर्यंत', 'कुल खर्च {amount} तक'],
  'A woman buys': ['महिला खरेदी करते', 'महिला खरीदती है'],
  'A man buys': ['पुरुष खरेदी करतो', 'पुरुष खरीदता है'],
  'Bought jointly': ['एकत्र खरेदी', 'मिलकर खरीद'],
  '{direction} facing': ['दिशा {direction}', 'दिशा {direction}'],
  // orders of a list
  'Newest first': ['नवीन आधी', 'नई पहले'],
  'Price, low to high': ['किंमत, कमी ते जास्त', 'कीमत, कम से ज़्यादा'],
  'Price, high to low': ['किंमत, जास्त ते कमी', 'कीमत, ज़्यादा से कम'],
  'Largest first': ['मोठी आधी', 'बड़ी पहले'],
  'All-in cost, low to high': ['एकूण खर्च, कमी ते जास्त', 'कुल खर्च, कम से ज़्यादा'],
  'Per carpet sq ft, low to high': ['चटई क्षेत्राचा दर, कमी ते जास्त', 'कार्पेट का प्रति वर्ग फुट दाम, कम से ज़्यादा'],
  'Nearest first': ['जवळची आधी', 'नज़दीकी पहले'],
});
