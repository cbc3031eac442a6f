import { defineTexts } from '@/lib/platform/language/define';

/** The office's earnings: deals registered in a period, with their commissions. */
export default defineTexts({
  'Deals and commissions': ['व्यवहार आणि कमिशन', 'सौदे और कमीशन'],
  '{deals, plural, one {# deal registered} other {# deals registered}}': [
    '{deals, plural, one {# व्यवहाराची नोंदणी झाली} other {# व्यवहारांची नोंदणी झाली}}',
    '{deals, plural, one {# सौदे की रजिस्ट्री हुई} other {# सौदों की रजिस्ट्री हुई}}',
  ],
  Whose: ['कोणाचे', 'किसका'],
  Everyone: ['सर्वजण', 'सभी'],
  'Deals registered': ['नोंदणी झालेले व्यवहार', 'रजिस्ट्री हुए सौदे'],
  'Sales value': ['विक्रीची रक्कम', 'बिक्री की रकम'],
  'Monthly rents': ['एका महिन्याची भाडी', 'एक महीने के किराए'],
  Commissions: ['कमिशन', 'कमीशन'],
  'GST on them': ['त्यांवरील जीएसटी', 'उन पर जीएसटी'],
  'By month': ['महिन्यानुसार', 'महीने के अनुसार'],
  Month: ['महिना', 'महीना'],
  'By person': ['व्यक्तीनुसार', 'व्यक्ति के अनुसार'],
  Person: ['व्यक्ती', 'व्यक्ति'],
  Sales: ['विक्री', 'बिक्री'],
  Commission: ['कमिशन', 'कमीशन'],
  'No deals were registered in this period': [
    'या दिवसांत एकाही व्यवहाराची नोंदणी झाली नाही',
    'इन दिनों में एक भी सौदे की रजिस्ट्री नहीं हुई',
  ],
  Registered: ['नोंदणी', 'रजिस्ट्री'],
  Deal: ['व्यवहार', 'सौदा'],
  Value: ['रक्कम', 'रकम'],
  GST: ['जीएसटी', 'जीएसटी'],
  'New, from the developer': ['नवीन, विकासकाकडून', 'नया, डेवलपर से'],
});
