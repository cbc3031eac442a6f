import { replaceProperty } from '../replace-property';
import { count, say, settings } from './counted';

const noop = () => undefined;

/** A test of the server; the modules that it imports are those of its neighbour. */
export function program(): void {
  test('finds nothing of its neighbour but the modules', () => {
    expect(process.env.LEFT).toBeUndefined();
    expect(process.listenerCount('SIGUSR2')).toBe(0);
    expect(settings.unit).toBe('sqft');
    expect([vi.isFakeTimers(), vi.isMockFunction(process.uptime)]).toEqual([false, false]);
    process.env.LEFT = 'behind';
    process.on('SIGUSR2', noop);
    replaceProperty(settings, 'unit', 'acre');
    vi.spyOn(process, 'uptime').mockReturnValue(1);
    vi.useFakeTimers();
    say(String(count()));
  });
}
