import { defineTexts } from '@/lib/platform/language/define';

/** Replies of the API about assignment rules. */
export default defineTexts({
  'There’s no summary of this conversation': ['या संभाषणाचा सारांश नाही', 'इस बातचीत का सारांश नहीं है'],
  'The language model wrote something that no one said, so there’s no summary. The conversation is below': [
    'एआय मॉडेलने कोणीही न म्हटलेले लिहिले, म्हणून सारांश नाही. संभाषण खाली आहे',
    'एआई मॉडल ने ऐसा कुछ लिखा जो किसी ने नहीं कहा, इसलिए सारांश नहीं है। बातचीत नीचे है',
  ],
  'From {min} to {max} minutes': ['{min} ते {max} मिनिटे', '{min} से {max} मिनट'],
  'At most {max} rules': ['जास्तीत जास्त {max} नियम', 'ज़्यादा से ज़्यादा {max} नियम'],
});
