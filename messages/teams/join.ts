import { defineTexts } from '@/lib/platform/language/define';

/** The page of an invitation to a team of brokers, or to the office. */
export default defineTexts({
  'An invitation': ['निमंत्रण', 'निमंत्रण'],
  'Join {team}': ['सहभागी व्हा: {team}', '{team} से जुड़ें'],
  '{name} invites you. Your role: {role}.': [
    '{name} यांच्याकडून निमंत्रण. तुमची भूमिका: {role}.',
    '{name} की ओर से निमंत्रण। आपकी भूमिका: {role}।',
  ],
  // office roles (lib/teams/staff); a team's are in `team`
  Moderator: ['मॉडरेटर', 'मॉडरेटर'],
  'Read-only': ['फक्त वाचन', 'सिर्फ़ पढ़ना'],
  'Can do everything, including giving roles, opening identity numbers and changing the settings.': [
    'सर्व काही करणे; भूमिका देणे, ओळख क्रमांक उघडणे आणि सेटिंग बदलणेही.',
    'सब कुछ करने की अनुमति; भूमिकाएँ देना, पहचान नंबर खोलना और सेटिंग बदलना भी।',
  ],
  'Decides on listings, edits them, replies to enquiries and maintains places.': [
    'जाहिरातींवर निर्णय घेणे, त्या बदलणे, चौकशांना उत्तर देणे आणि ठिकाणे सांभाळणे.',
    'लिस्टिंग पर निर्णय लेना, उन्हें बदलना, पूछताछ का जवाब देना और जगहें सँभालना।',
  ],
  'Replies to enquiries, maintains contacts, and adds and edits listings, which then wait for review.': [
    'चौकशांना उत्तर देणे, संपर्क सांभाळणे, जाहिराती जोडणे आणि बदलणे; त्या मग तपासणीसाठी थांबतात.',
    'पूछताछ का जवाब देना, संपर्क सँभालना, लिस्टिंग जोड़ना और बदलना, जो फिर जाँच का इंतज़ार करती हैं।',
  ],
  'Sees the agency’s deals, commissions and invoices, and nothing else. Can’t change anything.': [
    'फक्त व्यवहार, कमिशन आणि एजन्सीची बिले पाहणे. काहीही बदलणे शक्य नाही.',
    'केवल सौदे, कमीशन और एजेंसी के बिल देखना। कुछ बदलना संभव नहीं।',
  ],
  'Sees everything except accounts and settings, including deals, commissions and the audit log. Can’t change anything.':
    [
      'खाती आणि सेटिंग सोडून सर्व पाहणे; व्यवहार, कमिशन आणि ऑडिट लॉगही. काहीही बदलणे शक्य नाही.',
      'खातों और सेटिंग को छोड़कर सब देखना; सौदे, कमीशन और ऑडिट लॉग भी। कुछ बदलना संभव नहीं।',
    ],
  'One moment…': ['एक क्षण…', 'एक पल…'],
  'Sign in with {email}, or create an account with this email address. You’ll come back to this page.': [
    '{email} या पत्त्याने लॉग इन करा किंवा खाते उघडा. मग हे पान पुन्हा उघडेल.',
    '{email} से लॉग इन करें या इस ई-मेल पते से खाता बनाएँ। फिर यह पेज दोबारा खुलेगा।',
  ],
  'Sign in': ['लॉग इन', 'लॉग इन'],
  'Create an account': ['खाते उघडा', 'खाता बनाएँ'],
  'The invitation is valid until {date}.': ['निमंत्रण {date}पर्यंत वैध आहे.', 'निमंत्रण {date} तक मान्य है।'],
  'This invitation was sent to {email}. You are signed in as {own}.': [
    'हे निमंत्रण {email} या पत्त्यावर पाठवले आहे. तुम्ही {own} या पत्त्याने लॉग इन केले आहे.',
    'यह निमंत्रण {email} को भेजा गया था। आप {own} से लॉग इन हैं।',
  ],
  'Sign in with another account': ['दुसऱ्या खात्याने लॉग इन करा', 'दूसरे खाते से लॉग इन करें'],
  'Everything you have listed and entered so far comes with you and becomes the team’s, so all members see it. When you leave, it stays with the team.':
    [
      'तुम्ही आतापर्यंत नोंदवलेले सर्व तुमच्यासोबत येते आणि टीमचे होते: ते सर्व सदस्यांना दिसते. तुम्ही टीम सोडली तरी ते टीमकडेच राहते.',
      'आपने अब तक जो भी दर्ज किया है वह आपके साथ आता है और टीम का हो जाता है: सब सदस्य उसे देखते हैं। आप टीम छोड़ें तो वह टीम के पास रहता है।',
    ],
  'Join the office': ['ऑफिसमध्ये सहभागी व्हा', 'ऑफ़िस से जुड़ें'],
  'Join the team': ['टीममध्ये सहभागी व्हा', 'टीम से जुड़ें'],
});
