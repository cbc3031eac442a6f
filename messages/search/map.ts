import { defineTexts } from '@/lib/platform/language/define';

/** The map of a list, in the browser. */
export default defineTexts({
  'We couldn’t load the map. The list has the same listings.': [
    'नकाशा उघडता आला नाही. यादीत त्याच जाहिराती आहेत.',
    'नक्शा नहीं खुल सका। सूची में वही लिस्टिंग हैं।',
  ],
  'This browser can’t draw the map. The list has the same listings.': [
    'या ब्राउझरमध्ये नकाशा काढता येत नाही. यादीत त्याच जाहिराती आहेत.',
    'यह ब्राउज़र नक्शा नहीं बना सकता। सूची में वही लिस्टिंग हैं।',
  ],
  'Map tiles are offline. Streets are approximate, but homes’ positions are exact.': [
    'नकाशाची चित्रे सध्या मिळत नाहीत. रस्ते अंदाजे दाखवले आहेत, घरांची जागा अचूक आहे.',
    'नक्शे की तस्वीरें अभी नहीं मिल रहीं। सड़कें अंदाज़े से दिखाई गई हैं, घर सही जगह पर हैं।',
  ],
  'We couldn’t load the homes on the map. Move it to try again.': [
    'खुणा दाखवता आल्या नाहीत. पुन्हा प्रयत्न करण्यासाठी नकाशा हलवा.',
    'निशान नहीं दिख सके। फिर से कोशिश करने के लिए नक्शा खिसकाएँ।',
  ],
  'Map of the results. Arrow keys move it, plus and minus zoom.': [
    'निकालांचा नकाशा. बाणांच्या कळांनी हलतो, अधिक आणि उणेने लहान-मोठा होतो.',
    'नतीजों का नक्शा। तीर की कुंजियों से खिसकता है, प्लस और माइनस से छोटा-बड़ा होता है।',
  ],
  Draw: ['आखा', 'खींचें'],
  'Around a place': ['ठिकाणाभोवती', 'किसी जगह के आसपास'],
  'Search as I move the map': ['नकाशा हलवताच शोधा', 'नक्शा खिसकाते ही खोजें'],
  'Search this area': ['या भागात शोधा', 'इस इलाके में खोजें'],
  'Area {number}': ['भाग {number}', 'इलाका {number}'],
  'Remove area {number}': ['भाग {number} काढा', 'इलाका {number} हटाएँ'],
  'Draw around the streets you want.': ['हव्या त्या रस्त्यांभोवती रेघ आखा.', 'जो सड़कें चाहिए उनके चारों ओर रेखा खींचें।'],
  'Escape ends it.': ['Escape दाबल्यास थांबते.', 'Escape दबाने से रुकता है।'],
  'Zoom in': ['झूम इन', 'ज़ूम इन'],
  'Zoom out': ['झूम आउट', 'ज़ूम आउट'],
  '{missing} of {total} have no location and are only in the list.': [
    '{total}पैकी {missing} जाहिरातींत ठिकाण नाही; त्या फक्त यादीत आहेत.',
    '{total} में से {missing} में जगह नहीं दी गई; वे सिर्फ़ सूची में हैं।',
  ],
  // marks
  '{count} listings': ['{count} जाहिराती', '{count} लिस्टिंग'],
  '{count} listings from {price}': ['{count} जाहिराती, {price}पासून', '{count} लिस्टिंग, {price} से'],
  '{price}, somewhere around here': ['{price}, इथे जवळपास कुठेतरी', '{price}, यहीं कहीं आसपास'],
  'Price on request': ['किंमत विचारा', 'कीमत पूछें'],
  'Chosen on the map': ['नकाशावर निवडलेले', 'नक्शे पर चुना हुआ'],
  'The exact place isn’t shown. The marker stands for the area around it.': [
    'नेमकी जागा दाखवलेली नाही; खूण तिच्या आजूबाजूच्या भागासाठी आहे.',
    'ठीक-ठीक जगह नहीं दिखाई गई; निशान उसके आसपास के इलाके के लिए है।',
  ],
  'This couldn’t be loaded. Tap it again.': [
    'हे उघडता आले नाही. खूण पुन्हा दाबा.',
    'यह नहीं खुल सका। निशान फिर से दबाएँ।',
  ],
  'Loading…': ['उघडत आहे…', 'खुल रहा है…'],
  'And {count} more here, in the list.': ['इथे आणखी {count}: यादी पाहा.', 'यहाँ {count} और: सूची देखें।'],
  // around a place
  'AIIMS, Dharampeth, Zero Mile': ['एम्स, धरमपेठ, झिरो माईल', 'एम्स, धरमपेठ, ज़ीरो माइल'],
  'Choose one of the suggested places': ['सुचवलेल्या ठिकाणांपैकी एक निवडा', 'सुझाई गई जगहों में से एक चुनें'],
  Measured: ['मोजमाप', 'माप'],
  'in kilometres': ['किलोमीटरमध्ये', 'किलोमीटर में'],
  'in minutes on foot': ['पायी किती मिनिटे', 'पैदल कितने मिनट'],
  'in minutes by two-wheeler': ['दुचाकीने किती मिनिटे', 'दोपहिया से कितने मिनट'],
  'in minutes by car': ['कारने किती मिनिटे', 'कार से कितने मिनट'],
  Within: ['अंतर', 'दूरी'],
  '{count} km': ['{count} किमी', '{count} किमी'],
  '{count} minutes': ['{count} मिनिटे', '{count} मिनट'],
  'About {reach} km in a straight line. This estimate assumes {speed} km an hour and roads {factor} times as long as the straight line. It isn’t a route.':
    [
      'सरळ रेषेत सुमारे {reach} किमी. ताशी {speed} किमी वेग आणि सरळ रेषेच्या {factor} पट लांब रस्ते धरून केलेला अंदाज; हा मार्ग नाही.',
      'सीधी रेखा में लगभग {reach} किमी। {speed} किमी प्रति घंटा और सीधी रेखा से {factor} गुना लंबी सड़कों से किया गया अनुमान; यह रास्ता नहीं है।',
    ],
  'Search around it': ['त्याभोवती शोधा', 'इसके आसपास खोजें'],
  'Add as an area': ['भाग म्हणून जोडा', 'इलाके के रूप में जोड़ें'],
});
