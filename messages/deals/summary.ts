import { defineTexts } from '@/lib/platform/language/define';

/** The half-yearly summary for MahaRERA: page, PDF and CSV. */
export default defineTexts({
  'Half-yearly summary': ['सहामाही गोषवारा', 'छमाही सारांश'],
  'Not for your role': ['तुमच्या भूमिकेसाठी नाही', 'आपकी भूमिका के लिए नहीं'],
  'Only your team’s owner and agents can open the summary.': [
    'गोषवारा तुमच्या टीमचे मालक आणि तिचे एजंट उघडू शकतात.',
    'सारांश आपकी टीम के मालिक और उसके एजेंट खोल सकते हैं।',
  ],
  'April to September {year}': ['एप्रिल ते सप्टेंबर {year}', 'अप्रैल से सितंबर {year}'],
  'October {year} to March {next}': ['ऑक्टोबर {year} ते मार्च {next}', 'अक्टूबर {year} से मार्च {next}'],
  'Half of the financial year': ['आर्थिक वर्षाची सहामाही', 'वित्तीय वर्ष की छमाही'],
  'not given yet': ['अजून दिलेला नाही', 'अभी नहीं दिया गया'],
  'MahaRERA asks registered agents for a report every half-year (order 43/2023, Form 6), due by {date}. Your registration number: {number}.':
    [
      'महारेरा नोंदणीकृत एजंटांकडून प्रत्येक सहामाहीचा अहवाल मागते (आदेश 43/2023, नमुना 6), हा {date}पर्यंत. तुमचा नोंदणी क्रमांक: {number}.',
      'महारेरा रजिस्टर्ड एजेंटों से हर छमाही की रिपोर्ट माँगता है (आदेश 43/2023, फ़ॉर्म 6), यह {date} तक। आपका रजिस्ट्रेशन नंबर: {number}।',
    ],
  'No deal was registered in this half': [
    'या सहामाहीत कोणत्याही व्यवहाराची नोंदणी झाली नाही',
    'इस छमाही में किसी सौदे की रजिस्ट्री नहीं हुई',
  ],
  'No deal was registered in this half.': [
    'या सहामाहीत कोणत्याही व्यवहाराची नोंदणी झाली नाही.',
    'इस छमाही में किसी सौदे की रजिस्ट्री नहीं हुई।',
  ],
  'A deal counts on its registration date, which you can set on the deal.': [
    'व्यवहार त्याच्या नोंदणीच्या दिवशी धरला जातो; तो दिवस व्यवहारात लिहिता येतो.',
    'सौदा उसकी रजिस्ट्री के दिन गिना जाता है; वह दिन सौदे में लिखा जा सकता है।',
  ],
  Parties: ['पक्ष', 'पक्ष'],
  Value: ['मूल्य', 'मूल्य'],
  Commission: ['कमिशन', 'कमीशन'],
  'a month': ['दरमहा', 'प्रति माह'],
  '{amount} a month': ['दरमहा {amount}', '{amount} प्रति माह'],
  'GST {gst}': ['जीएसटी {gst}', 'जीएसटी {gst}'],
  Total: ['एकूण', 'कुल'],
  'Download as PDF': ['PDF डाउनलोड करा', 'PDF डाउनलोड करें'],
  'Download as CSV': ['CSV डाउनलोड करा', 'CSV डाउनलोड करें'],
  // kinds
  Resale: ['पुनर्विक्री', 'रीसेल'],
  'New, from the developer': ['नवीन, विकासकाकडून', 'नया, डेवलपर से'],
  Plot: ['प्लॉट', 'प्लॉट'],
  'Agricultural land': ['शेतजमीन', 'खेती की ज़मीन'],
  Rent: ['भाडे', 'किराया'],
  // the files
  Date: ['तारीख', 'तारीख'],
  'Project or listing': ['प्रकल्प किंवा जाहिरात', 'प्रोजेक्ट या लिस्टिंग'],
  'MahaRERA number': ['महारेरा क्रमांक', 'महारेरा नंबर'],
  "Agent's registration number": ['एजंटचा नोंदणी क्रमांक', 'एजेंट का रजिस्ट्रेशन नंबर'],
  "Agent's number": ['एजंट क्रमांक', 'एजेंट नंबर'],
  'Value (₹)': ['मूल्य (₹)', 'मूल्य (₹)'],
  'Commission, not public': ['कमिशन, प्रसिद्धीसाठी नाही', 'कमीशन, सार्वजनिक नहीं'],
  'Commission (₹), not public': ['कमिशन (₹), प्रसिद्धीसाठी नाही', 'कमीशन (₹), सार्वजनिक नहीं'],
  'GST (₹), not public': ['जीएसटी (₹), प्रसिद्धीसाठी नाही', 'जीएसटी (₹), सार्वजनिक नहीं'],
  'Fees (commission and GST) are not for publication.': [
    'शुल्क (कमिशन आणि जीएसटी) प्रसिद्धीसाठी नाही.',
    'फ़ीस (कमीशन और जीएसटी) सार्वजनिक करने के लिए नहीं है।',
  ],
  'Project {number}': ['प्रकल्प {number}', 'प्रोजेक्ट {number}'],
  // its reports
  'Next report: {half}, due by {date}': [
    'पुढचा अहवाल: {half}, अंतिम तारीख {date}',
    'अगली रिपोर्ट: {half}, अंतिम तारीख {date}',
  ],
  'Deals, {half}': ['व्यवहार, {half}', 'सौदे, {half}'],
  'Deals registered, {half}': ['नोंदणी झालेले व्यवहार, {half}', 'रजिस्ट्री हो चुके सौदे, {half}'],
  '{name} · MahaRERA agent {number}': ['{name} · महारेरा एजंट {number}', '{name} · महारेरा एजेंट {number}'],
  'From {from} to {until}': ['{from} ते {until}', '{from} से {until}'],
  'Page {page} of {count} · For Form 6, Table B of MahaRERA order 43/2023, due by {date}': [
    'पान {page} / {count} · महारेरा आदेश 43/2023 च्या नमुना 6, तक्ता B साठी, {date}पर्यंत',
    'पेज {page} / {count} · महारेरा आदेश 43/2023 के फ़ॉर्म 6, तालिका B के लिए, {date} तक',
  ],
  '{count, plural, one {# deal} other {# deals}}': [
    '{count, plural, one {# व्यवहार} other {# व्यवहार}}',
    '{count, plural, one {# सौदा} other {# सौदे}}',
  ],
  'Monthly rents': ['एका महिन्याची भाडी', 'एक महीने के किराए'],
});
