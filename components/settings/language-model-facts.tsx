import { useTexts } from '#language';
import { Facts } from '@/components/ui/display/facts';
import { Heading } from '@/components/ui/display/heading';

/** The data sent to the language model, its address and the occasions. Only the server's variables configure it. */
export function LanguageModelFacts({ model }: { model: { host: string; model: string } | undefined }) {
  const { t } = useTexts('office/language-model');
  const { t: setting } = useTexts('settings/office');
  return (
    <section className="flex max-w-3xl flex-col gap-6">
      <Heading level={2} size="panel">
        {setting('Language model')}
      </Heading>
      <p className="measure text-ink-soft">
        {model
          ? t('On. Remove LLM_URL, LLM_MODEL and LLM_KEY from the server’s environment to turn it off.')
          : t(
              'Off: nothing is sent. Descriptions and photo texts are put together from the facts. To turn it on, set LLM_URL, LLM_MODEL and LLM_KEY in the server’s environment.',
            )}
      </p>
      {model && (
        <Facts
          title={t('Where it is')}
          items={[
            [t('Server'), model.host],
            [t('Model'), model.model],
          ]}
        />
      )}
      <Facts
        title={t('What is sent')}
        items={[
          [
            t('Listing description'),
            t(
              'Type, place, sizes, rooms, amenities and other facts chosen in the form. No price, address or typed text except the project’s name.',
            ),
          ],
          [t('Photo descriptions'), t('The home’s type and place, and each photo’s room. No photo.')],
          [
            t('Lead summary'),
            t(
              'Messages and notes, without names, phone numbers, and mail, web and home addresses that we recognise.',
            ),
          ],
          [
            t('Search box'),
            t(
              'A sentence with three or more words we didn’t understand, without names, phone numbers and addresses that we recognise. The reply is read like a typed search and can’t add a number, and the list says so.',
            ),
          ],
        ]}
      />
      <Facts
        title={t('When, and what happens next')}
        items={[
          [t('When'), t('Only when someone presses the button or searches, once each time.')],
          [
            t('Check'),
            t(
              'Numbers, amenities, places and promises that our search knows are compared with the facts. If one isn’t in the facts, we reject the text and use the template.',
            ),
          ],
          [t('Storage'), t('We don’t store replies. A description is saved only with the form.')],
        ]}
      />
    </section>
  );
}
