import { settleBackground } from '@/lib/platform/jobs/background';
import type { Language } from '@/lib/platform/language/languages';
import type { VisitLean } from '@/lib/visits/data';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Property } from '@/models/listings/property';
import { Visit } from '@/models/visits/visit';
import { Browser } from './browser';
import { signedIn } from './people';
import { listing } from './shortlists';
import { visitsOf } from './visits';

/** A home with a picture and a code, its lister and a colleague, who read this language. */
export async function mailWorld(language: Language) {
  const lister = await signedIn('seller', { name: 'Asha Kulkarni', language });
  const colleague = await signedIn('admin', { name: 'Meera Joshi', language });
  const picture = {
    url: '/uploads/properties/flat.webp',
    public_id: 'properties/flat',
    width: 800,
    height: 600,
  };
  const facts = { owner: lister.id, bedrooms: 2, locality: 'Dharampeth', images: [picture] };
  const homes = [await listing(facts), await listing({ ...facts, price: 5_200_000 })];
  const [home = ''] = homes;
  // frees the previous language's codes, because codes are unique
  await Property.updateMany({}, { $unset: { propertyCode: 1 } });
  await Promise.all(
    homes.map((id, i) => Property.updateOne({ _id: id }, { propertyCode: `SG-NAG-${2000 + i}` })),
  );
  const visitor = visitsOf(new Browser());
  const { id } = (await visitor.book(home, { name: 'Ravi Kale', email: 'ravi@home.example' })).json;
  const visit = await Visit.findByIdAndUpdate(
    id,
    { language },
    { returnDocument: 'after' },
  ).lean<VisitLean>();
  const enquiry = await Enquiry.create({
    sender: 'visitor:1',
    owner: lister.id,
    property: home,
    propertyTitle: 'A flat in Dharampeth',
    name: 'Ravi Kale',
    email: 'ravi@home.example',
    phone: '+919822012345',
    message: '…',
    language,
  });
  await settleBackground();
  return { lister, colleague, homes, home, visit: visit!, enquiry: enquiry.toObject() };
}

export type MailWorld = Awaited<ReturnType<typeof mailWorld>>;
