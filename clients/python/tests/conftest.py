from hypothesis import HealthCheck, settings

# How fast the machine is, is no question of these tests.
settings.register_profile("arauto", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("arauto")
