import { deviceName } from './device-name';

describe('deviceName', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows', false],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
      true,
    ],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/153.0 Safari/537.36', 'Chrome on Linux', false],
    [
      'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/153.0 Mobile Safari/537.36 Edg/153.0',
      'Edge on Android',
      true,
    ],
    ['curl/8', 'Unknown device', false],
    [null, 'Unknown device', false],
  ])('reads the browser and the system from %j', (userAgent, name, isMobile) => {
    expect(deviceName(userAgent)).toEqual({ name, isMobile });
  });
});
