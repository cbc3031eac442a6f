import { defineTexts } from '@/lib/platform/language/define';

/** Errors in a call's body or query (lib/platform/http/input-messages.ts); `field` is the name in the API. */
export default defineTexts({
  // the language model
  'The language model took too long. Please try again later': [
    'एआय मॉडेलने फार वेळ घेतला. थोड्या वेळाने पुन्हा प्रयत्न करा',
    'एआई मॉडल ने बहुत समय लिया। थोड़ी देर बाद फिर कोशिश करें',
  ],
  'The language model didn’t reply as expected. Please try again later': [
    'एआय मॉडेलकडून योग्य उत्तर आले नाही. थोड्या वेळाने पुन्हा प्रयत्न करा',
    'एआई मॉडल से सही जवाब नहीं आया। थोड़ी देर बाद फिर कोशिश करें',
  ],
  'The body must be a JSON object': ['मजकूर JSON ऑब्जेक्ट असायला हवा', 'बॉडी एक JSON ऑब्जेक्ट होनी चाहिए'],
  '{field} is required': ['{field} आवश्यक आहे', '{field} ज़रूरी है'],
  '{field} is not valid': ['{field} बरोबर नाही', '{field} सही नहीं है'],
  '{field} is unknown': ['{field} इथे चालत नाही', '{field} यहाँ मान्य नहीं है'],
  '{field} must be text': ['{field} मजकूर असायला हवा', '{field} टेक्स्ट होना चाहिए'],
  '{field} must be a number': ['{field} संख्या असायला हवी', '{field} संख्या होनी चाहिए'],
  '{field} must be a whole number': ['{field} पूर्ण संख्या असायला हवी', '{field} पूर्ण संख्या होनी चाहिए'],
  '{field} must be true or false': ['{field} true किंवा false असायला हवे', '{field} true या false होना चाहिए'],
  '{field} must be a list': ['{field} यादी असायला हवी', '{field} सूची होनी चाहिए'],
  '{field} must be an object with named fields': [
    '{field} नावे असलेल्या रकान्यांचा ऑब्जेक्ट असायला हवा',
    '{field} नाम वाले फ़ील्ड का ऑब्जेक्ट होना चाहिए',
  ],
  '{field} must be a date, such as 2026-01-31': [
    '{field} 2026-01-31 अशी तारीख असायला हवी',
    '{field} 2026-01-31 जैसी तारीख होनी चाहिए',
  ],
  '{field} must be a time, such as 2026-01-31T09:30:00Z': [
    '{field} 2026-01-31T09:30:00Z अशी वेळ असायला हवी',
    '{field} 2026-01-31T09:30:00Z जैसा समय होना चाहिए',
  ],
  '{field} must be an email address, such as name@example.com': [
    '{field} name@example.com असा ई-मेल पत्ता असायला हवा',
    '{field} name@example.com जैसा ई-मेल पता होना चाहिए',
  ],
  '{field} must be a web address, such as https://example.com': [
    '{field} https://example.com असा वेब पत्ता असायला हवा',
    '{field} https://example.com जैसा वेब पता होना चाहिए',
  ],
  '{field} must be one of: {options}': [
    '{field} यांपैकी एक असायला हवे: {options}',
    '{field} इनमें से एक होना चाहिए: {options}',
  ],
  '{field} must be at least {limit}': [
    '{field} किमान {limit} असायला हवे',
    '{field} कम से कम {limit} होना चाहिए',
  ],
  '{field} must be at most {limit}': [
    '{field} जास्तीत जास्त {limit} असायला हवे',
    '{field} ज़्यादा से ज़्यादा {limit} होना चाहिए',
  ],
  '{field} must have at least {limit} characters': [
    '{field} किमान {limit} अक्षरांचे असायला हवे',
    '{field} कम से कम {limit} अक्षरों का होना चाहिए',
  ],
  '{field} must have at most {limit} characters': [
    '{field} जास्तीत जास्त {limit} अक्षरांचे असायला हवे',
    '{field} ज़्यादा से ज़्यादा {limit} अक्षरों का होना चाहिए',
  ],
  '{field} must have at least {limit} entries': [
    '{field}मध्ये किमान {limit} नोंदी असायला हव्यात',
    '{field} में कम से कम {limit} प्रविष्टियाँ होनी चाहिए',
  ],
  '{field} must have at most {limit} entries': [
    '{field}मध्ये जास्तीत जास्त {limit} नोंदी असायला हव्यात',
    '{field} में ज़्यादा से ज़्यादा {limit} प्रविष्टियाँ होनी चाहिए',
  ],
});
