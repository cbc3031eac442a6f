/** A process that dies when the reply to an upload could be sent. The listing is stored with one size. */
import { createProperty } from '@/lib/listings/mutations';
import { propertyFormSchema } from '@/lib/listings/schema';
import { testActor } from './actors';

const [photo = '', owner = ''] = process.argv.slice(2);
const form = propertyFormSchema.parse({
  title: 'Flat in Dharampeth',
  description: 'Bright',
  price: '45 lakh',
  category: 'Residential',
  type: 'sale',
  address: 'Dharampeth, Nagpur 440010',
  area: '900',
});
const files = [{ field: 'images', path: photo, name: 'photo.jpg' }];
const { property } = await createProperty(testActor(owner), form, files);
process.stdout.write(property._id, () => process.kill(process.pid, 'SIGKILL'));
