import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { demoListings, type ListingRecord } from './listings';
import { demoContacts, demoEmail, demoUsers, ownersOf } from './people';
import { pictureDealer, readManifest, SHOWN } from './pictures';
import { CITIES } from './test-places';
import { countWords } from './text/describe';
import { demoEnquiries, demoGuests } from './visitors';
import { isLand, ROLES } from './vocabulary';

const now = new Date('2026-11-21T04:00:00Z');
const owners = ['a', 'b', 'c'].map((digit) => digit.repeat(24));

describe('listings', () => {
  const make = (count: number, seed = 'test') => [
    ...demoListings({ count, now, seed, owners, cities: CITIES }),
  ];

  const set = make(600);

  const localityOf = (row: ListingRecord) =>
    CITIES.find((city) => city.slug === row.citySlug)?.localities.find(
      ({ slug }) => slug === row.localitySlug,
    );

  test('the same seed gives the same listings, and another seed gives others', () => {
    expect(JSON.stringify(make(60))).toBe(JSON.stringify(make(60)));
    expect(JSON.stringify(make(60, 'other'))).not.toBe(JSON.stringify(make(60)));
  });

  test('creates the exact count with unique ids', () => {
    expect(set).toHaveLength(600);
    expect(new Set(set.map((row) => row.id)).size).toBe(600);
  });

  test('includes every category, city, type and visible status, with about sixty percent in Nagpur', () => {
    expect(new Set(set.map((row) => row.category)).size).toBe(7);
    expect(new Set(set.map((row) => row.citySlug))).toEqual(new Set(CITIES.map((city) => city.slug)));
    expect(new Set(set.map((row) => row.type)).size).toBe(2);
    expect(new Set(set.map((row) => row.status)).size).toBe(8);
    const nagpur = set.filter((row) => row.citySlug === 'nagpur').length / set.length;
    expect(nagpur).toBeGreaterThan(0.55);
    expect(nagpur).toBeLessThan(0.7);
  });

  test('repeats no opening sentence among twenty neighbours of a category, and no title on a page', () => {
    for (const category of ['Residential', 'Plots'] as const) {
      const rows = set.filter((row) => row.category === category).slice(0, 10);
      const openings = rows.map((row) => row.description.split('. ')[0]);
      expect(new Set(openings).size).toBe(rows.length);
    }
    for (let page = 0; page < 10; page++) {
      const titles = set.slice(page * 20, page * 20 + 20).map((row) => row.title);
      expect(new Set(titles).size).toBeGreaterThanOrEqual(19);
    }
  });

  function checkAreas(row: ListingRecord): void {
    if (row.carpetArea === undefined) return;
    expect(row.area).toBe(row.carpetArea);
    expect(row.carpetArea).toBeLessThan(row.builtUpArea!);
    if (row.superBuiltUpArea !== undefined) expect(row.builtUpArea!).toBeLessThan(row.superBuiltUpArea);
  }

  function checkCategory(row: ListingRecord): void {
    const land = isLand(row.category);
    if (!['Residential', 'Villas', 'Farm Houses'].includes(row.category))
      expect(row).not.toHaveProperty('bedrooms');
    else expect(row.bedrooms).toBeGreaterThan(0);
    for (const field of ['floor', 'totalFloors', 'furnishing', 'bathrooms', 'carpetArea', 'possession'])
      if (land) expect(row).not.toHaveProperty(field);
    if (row.floor !== undefined) {
      expect(row.floor).toBeGreaterThanOrEqual(0);
      expect(row.floor).toBeLessThanOrEqual(row.totalFloors!);
    }
  }

  function checkRera(row: ListingRecord): void {
    const unfinished = row.possession !== undefined && row.possession !== 'ready';
    expect(row.reraNumber !== undefined).toBe(unfinished);
    if (!unfinished) return;
    expect(row.reraNumber).toMatch(/^(P\d{11}|PR\d{13})$/);
    expect(row.possessionDate!.getTime()).toBeGreaterThan(now.getTime());
  }

  function checkPrice(row: ListingRecord): void {
    const rate = row.price / row.area;
    const level = localityOf(row)!;
    expect(Number.isInteger(row.price)).toBe(true);
    expect(row.priceHistory.at(-1)!.price).toBe(row.price);
    expect(row.priceHistory.length).toBeLessThanOrEqual(4);
    if (row.category !== 'Residential') return;
    const going = row.type === 'sale' ? level.salePerSqFt : level.rentPerSqFt;
    expect(rate).toBeGreaterThan(going * 0.55);
    expect(rate).toBeLessThan(going * 1.9);
  }

  test('draws ordered areas, possible floors, required RERA numbers, plausible prices and past dates from any seed', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        for (const row of make(40, seed)) {
          checkAreas(row);
          checkCategory(row);
          checkRera(row);
          checkPrice(row);
          expect(localityOf(row)?.pinCode).toBe(row.pinCode);
          expect(row.createdAt.getTime()).toBeLessThan(now.getTime());
          expect(now.getTime() - row.createdAt.getTime()).toBeLessThan(181 * 86_400_000);
          expect(row.updatedAt.getTime()).toBeLessThanOrEqual(now.getTime());
          const words = countWords(row.description);
          expect(words).toBeGreaterThanOrEqual(60);
          expect(words).toBeLessThanOrEqual(165);
          expect(row.description).not.toMatch(/!|undefined|NaN/);
          expect(row.title).not.toMatch(/!|undefined|NaN/);
        }
      }),
      { numRuns: 25 },
    );
  });

  test('orders listings newest first', () => {
    const times = set.map((row) => row.createdAt.getTime());
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });
});

describe('people', () => {
  const now = new Date('2026-11-21T04:00:00Z');
  const listings = [{ id: 'a'.repeat(24), title: 'A flat', owner: 'b'.repeat(24) }];

  test('creates users of every role, each with a unique email', () => {
    const users = demoUsers('test', now);
    expect(new Set(users.map((user) => user.email)).size).toBe(users.length);
    for (const role of ROLES)
      expect(users.find((user) => user.email === demoEmail(role))).toMatchObject({ role });
    const owners = ownersOf(users);
    expect(owners).toHaveLength(38);
    const firstTwo = owners.slice(0, 2).map((id) => users.find((user) => user.id === id)?.email);
    expect(firstTwo).toEqual([demoEmail('seller'), demoEmail('broker')]);
  });

  test('creates the exact count of contacts, many organisations and no blank fields', () => {
    const contacts = [...demoContacts('test', now, 300, CITIES)];
    expect(contacts).toHaveLength(300);
    expect(new Set(contacts.map((contact) => contact.organization)).size).toBeGreaterThan(20);
    for (const contact of contacts) expect(Object.values(contact)).not.toContain(undefined);
  });

  test('creates guest activities that add up, lie within thirty days and refer to listings', () => {
    const visitors = [
      ...demoGuests('test', now, { guests: 40, activities: 700 }, { listings, cities: CITIES }),
    ];
    const activities = visitors.flatMap((visitor) => visitor.activities);
    expect(visitors).toHaveLength(40);
    expect(activities).toHaveLength(700);
    for (const { guest, activities: own } of visitors) {
      expect(guest.activityCount).toBe(own.length);
      for (const activity of own) {
        expect(activity.timestamp.getTime()).toBeLessThanOrEqual(guest.lastActive.getTime());
        expect(now.getTime() - activity.timestamp.getTime()).toBeLessThanOrEqual(30 * 86_400_000);
      }
    }
    const today = visitors.filter(
      (visitor) => now.getTime() - visitor.guest.lastActive.getTime() < 86_400_000,
    );
    expect(today.length).toBeGreaterThan(1);
  });

  test('dates replies after their enquiry', () => {
    for (const enquiry of demoEnquiries('test', now, 80, listings)) {
      if ('firstAnsweredAt' in enquiry && enquiry.firstAnsweredAt)
        expect(enquiry.firstAnsweredAt.getTime()).toBeGreaterThanOrEqual(enquiry.createdAt.getTime());
      else expect(enquiry.status).toBe('new');
    }
  });
});

describe('pictures', () => {
  const FOLDER = join(__dirname, '../pictures');
  const MAX_BYTES = 25_000_000;

  const pictures = readManifest(FOLDER);

  test('the manifest matches the committed files, which stay below 25 MB', () => {
    let bytes = 0;
    for (const picture of pictures) {
      const files = readdirSync(join(FOLDER, picture.hash)).sort();
      expect(files).toEqual(Object.keys(picture.files).sort());
      for (const file of files) {
        const content = readFileSync(join(FOLDER, picture.hash, file));
        bytes += content.length;
        const digest = createHash('sha256').update(content).digest('hex').slice(0, 16);
        expect([picture.id, file, digest]).toEqual([picture.id, file, picture.files[file]]);
      }
    }
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
    const folders = readdirSync(FOLDER).filter((name) => name !== 'manifest.json');
    expect(folders.sort()).toEqual(pictures.map(({ hash }) => hash).sort());
  });

  test('describes every picture, and has one of every scene that a listing shows', () => {
    const scenes = new Set(pictures.map(({ scene }) => scene));
    for (const { cover, more } of Object.values(SHOWN))
      for (const scene of [cover, ...more]) expect(scenes).toContain(scene);
    for (const { hash, alt, blurDataURL, phash, width, height } of pictures) {
      expect(existsSync(join(FOLDER, hash, `${width}.jpg`))).toBe(true);
      expect(width * 3).toBe(height * 4);
      expect(alt).toMatch(/^[A-Z]/);
      expect(blurDataURL).toMatch(/^data:image\/webp;base64,/);
      expect(phash).toMatch(/^[0-9a-f]{16}$/);
    }
  });

  const rows = [...demoListings({ count: 600, now, seed: 'pictures', owners, cities: CITIES })];
  const dealt = () => {
    const deal = pictureDealer(pictures, 'test');
    return rows.map((row) => ({ row, shown: deal(row) }));
  };

  test('pictures match the facts about floors, state of the building and rooms', () => {
    for (const { row, shown } of dealt()) {
      const unbuilt = row.possession !== undefined && row.possession !== 'ready';
      expect([row.kind, shown.length > 1]).toEqual([row.kind, true]);
      if (unbuilt) expect(['block', 'elevation']).toContain(shown[0]!.scene);
      for (const picture of shown) {
        if (picture.floors) expect(Boolean(picture.unfinished)).toBe(unbuilt);
        if (picture.floors && row.totalFloors! < 10)
          expect(Math.abs(picture.floors - row.totalFloors!)).toBeLessThanOrEqual(3);
        if (picture.scene === 'plan')
          expect(picture).toMatchObject({
            bedrooms: row.bedrooms,
            bathrooms: row.bathrooms,
            balconies: row.balconies,
          });
        if (picture.scene === 'balcony') expect(row.balconies).toBeGreaterThan(0);
        if (row.furnishing === 'unfurnished') expect(['living', 'bedroom']).not.toContain(picture.scene);
      }
      expect(new Set(shown.map(({ hash }) => hash)).size).toBe(shown.length);
    }
  });

  test('neighbouring flats, houses and plots have different covers', () => {
    const repeated = (kinds: string[], distance: number) => {
      const rows = dealt().filter(({ row }) => kinds.includes(row.kind));
      const again = rows.filter(({ shown: [cover] }, i) =>
        rows.slice(Math.max(0, i - distance), i).some(({ shown }) => shown[0] === cover),
      );
      return again.length / rows.length;
    };
    expect(repeated(['flat', 'villa'], 8)).toBeLessThan(0.05);
    expect(repeated(['plot'], 6)).toBe(0);
  });
});
